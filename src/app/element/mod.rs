//! Elements whose parts are known when they are made.
//!
//! `view!` compiles every element into a type of its own, some hundred bytes of program for each, and the pages around
//! the table are made of hundreds. An [`El`] is the same to Leptos, a view among others, but all of them are one type:
//! what makes them is sent to the player once.

mod built;
mod value;

pub use value::{Act, Child, Value};

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::tachys::html::node_ref::NodeRefContainer;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use web_sys::Element;

type Told = Box<dyn FnOnce(&Element)>;

/// An element to be. One pointer, so that every step of its making hands on a number and not nine.
pub struct El(Box<SendWrapper<Parts>>);

struct Parts {
    space: &'static str,
    tag: &'static str,
    set: Vec<(&'static str, Value)>,
    on: Vec<(&'static str, Act)>,
    children: Vec<AnyView>,
    made: Vec<Told>,
}

/// An element of a kind, such as `button`.
pub fn el(tag: &'static str) -> El {
    of_space("http://www.w3.org/1999/xhtml", tag)
}

/// An element of a drawing: `svg` itself, and all in it.
pub fn drawn(tag: &'static str) -> El {
    of_space("http://www.w3.org/2000/svg", tag)
}

fn of_space(space: &'static str, tag: &'static str) -> El {
    El(Box::new(SendWrapper::new(Parts {
        space,
        tag,
        set: Vec::new(),
        on: Vec::new(),
        children: Vec::new(),
        made: Vec::new(),
    })))
}

impl El {
    /// With an attribute; a property, where its name begins with a dot (`.innerHTML` is for our own markup alone); or a class that comes and goes, as `class:won`.
    /// The attribute `class` itself comes before those.
    pub fn set(self, name: &'static str, value: impl Into<Value>) -> Self {
        self.put(name, value.into())
    }

    fn put(mut self, name: &'static str, value: Value) -> Self {
        self.0.set.push((name, value));
        self
    }

    /// That does something at an event.
    pub fn on(self, event: &'static str, act: impl Into<Act>) -> Self {
        self.act(event, act.into())
    }

    fn act(mut self, event: &'static str, act: Act) -> Self {
        self.0.on.push((event, act));
        self
    }

    /// With something in it.
    pub fn child(self, child: impl Into<Child>) -> Self {
        self.hold(child.into())
    }

    fn hold(mut self, Child(child): Child) -> Self {
        self.0.children.push(child);
        self
    }

    /// Known by this name once it is made.
    pub fn keep<E>(mut self, node: NodeRef<E>) -> Self
    where
        E: ElementType,
        E::Output: JsCast + Clone + 'static,
    {
        let load = move |element: &Element| NodeRefContainer::<E>::load(node, element);
        self.0.made.push(Box::new(load));
        self
    }
}

/// Several parts of a page beside each other.
pub fn several<const N: usize>(parts: [Child; N]) -> AnyView {
    let parts: Vec<AnyView> = parts.into_iter().map(|Child(part)| part).collect();
    parts.into_any()
}
