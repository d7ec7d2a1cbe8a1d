//! Elements that are there, and how they become others.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, Node};

use super::{Act, El, Parts, Value};

/// What an attribute has now; or a property, whose name begins with a dot; or whether a class is there, as `class:won`.
#[derive(PartialEq)]
enum Now {
    Absent,
    There,
    Is(String),
}

type Live = Box<dyn Fn() -> Now>;

/// What is done at an event now, and what the browser calls.
struct Listener {
    element: Element,
    event: &'static str,
    act: Rc<RefCell<Act>>,
    hear: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    /// An element that goes may still be told so, of the focus that it loses for example.
    fn drop(&mut self) {
        let hear = self.hear.as_ref().unchecked_ref();
        let _ = (self.element).remove_event_listener_with_callback(self.event, hear);
    }
}

/// An element that is there.
pub struct Built {
    tag: &'static str,
    element: Element,
    names: Vec<&'static str>,
    listeners: Vec<Listener>,
    effects: Vec<RenderEffect<Now>>,
    children: Vec<AnyViewState>,
}

impl Built {
    fn dress(&mut self, parts: &mut Parts) {
        for (name, value) in parts.set.drain(..) {
            self.names.push(name);
            let live: Live = match value {
                Value::Fixed(text) => {
                    put(&self.element, name, &Now::Is(text.into_owned()));
                    continue;
                }
                Value::Nothing => {
                    put(&self.element, name, &Now::Absent);
                    continue;
                }
                Value::Live(live) => {
                    Box::new(move || live().map_or(Now::Absent, |text| Now::Is(text.into_owned())))
                }
                Value::Flag(flag) => {
                    Box::new(move || if flag() { Now::There } else { Now::Absent })
                }
            };
            let element = self.element.clone();
            // What stays as it was costs the browser nothing; but a property may have been changed by whoever types.
            let follow = move |before: Option<Now>| {
                let now = live();
                if name.starts_with('.') || before.is_none_or(|before| before != now) {
                    put(&element, name, &now);
                }
                now
            };
            self.effects.push(RenderEffect::new(follow));
        }
        for (event, act) in parts.on.drain(..) {
            let known = self.listeners.iter().find(|known| known.event == event);
            if let Some(known) = known {
                *known.act.borrow_mut() = act;
                continue;
            }
            let act = Rc::new(RefCell::new(act));
            let current = Rc::clone(&act);
            let hear = move |event| (current.borrow_mut().0)(event);
            let hear = Closure::<dyn FnMut(Event)>::new(hear);
            let call = hear.as_ref().unchecked_ref();
            let _ = self.element.add_event_listener_with_callback(event, call);
            self.listeners.push(Listener {
                element: self.element.clone(),
                event,
                act,
                hear,
            });
        }
        for tell in parts.made.drain(..) {
            tell(&self.element);
        }
    }
}

fn put(element: &Element, name: &'static str, now: &Now) {
    let _ = match (name.strip_prefix('.'), now) {
        (Some(name), now) => {
            let value = match now {
                Now::Absent => JsValue::FALSE,
                Now::There => JsValue::TRUE,
                Now::Is(text) => text.into(),
            };
            js_sys::Reflect::set(element, &name.into(), &value).map(drop)
        }
        (None, now) if name.starts_with("class:") => {
            let there = *now != Now::Absent;
            let class = &name["class:".len()..];
            element
                .class_list()
                .toggle_with_force(class, there)
                .map(drop)
        }
        (None, Now::Absent) => element.remove_attribute(name),
        (None, Now::There) => element.set_attribute(name, ""),
        (None, Now::Is(text)) => element.set_attribute(name, text),
    };
}

impl Render for El {
    type State = Built;

    fn build(self) -> Built {
        let mut parts = self.0.take();
        let element = document()
            .create_element_ns(Some(parts.space), parts.tag)
            .expect("every tag of ours is the name of an element");
        let mut built = Built {
            tag: parts.tag,
            element,
            names: Vec::new(),
            listeners: Vec::new(),
            effects: Vec::new(),
            children: Vec::new(),
        };
        for child in parts.children.drain(..) {
            let mut child = child.build();
            child.mount(&built.element, None);
            built.children.push(child);
        }
        built.dress(&mut parts);
        built
    }

    fn rebuild(self, state: &mut Built) {
        let same = self.0.tag == state.tag
            && self.0.children.len() == state.children.len()
            && state
                .listeners
                .iter()
                .all(|old| self.0.on.iter().any(|(new, _)| *new == old.event));
        if !same {
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
            *state = new;
            return;
        }
        // The element stays, and with it the focus; what it no longer has is taken off.
        let mut parts = self.0.take();
        state.effects.clear();
        let old = std::mem::take(&mut state.names);
        state.dress(&mut parts);
        for name in old {
            if !state.names.contains(&name) {
                put(&state.element, name, &Now::Absent);
            }
        }
        for (child, state) in parts.children.drain(..).zip(&mut state.children) {
            child.rebuild(state);
        }
    }
}

impl Mountable for Built {
    fn unmount(&mut self) {
        self.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        let _ = parent.insert_before(&self.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self.element.parent_element() {
            Some(parent) => {
                child.mount(&parent, Some(&self.element));
                true
            }
            None => false,
        }
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

no_attrs!(El);

impl RenderHtml for El {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
        unreachable!("the page is made in the browser alone");
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Built {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
