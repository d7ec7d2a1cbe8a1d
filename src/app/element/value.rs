//! What an element is given: values, deeds, and what stands in it.

use std::borrow::Cow;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Event;

use super::El;
use crate::app::view::{On, Text};

/// The value of an attribute: a text, whether it is there at all, or either of them as it follows what it reads.
pub enum Value {
    /// As it is.
    Fixed(Cow<'static, str>),
    /// Not there.
    Nothing,
    /// As it is now.
    Live(Box<dyn Fn() -> Option<Cow<'static, str>>>),
    /// A condition, which a property has as such.
    Flag(Box<dyn Fn() -> bool>),
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Fixed(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Fixed(text.into())
    }
}

impl From<bool> for Value {
    fn from(there: bool) -> Self {
        if there { "".into() } else { Self::Nothing }
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Self {
        text.map_or(Self::Nothing, Self::from)
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Live(Box::new(move || Some(text().into())))
    }
}

impl From<Box<dyn Fn() -> Option<String> + Send>> for Value {
    fn from(text: Box<dyn Fn() -> Option<String> + Send>) -> Self {
        Self::Live(Box::new(move || text().map(Cow::from)))
    }
}

impl From<Box<dyn Fn() -> bool + Send>> for Value {
    fn from(flag: Box<dyn Fn() -> bool + Send>) -> Self {
        Self::Flag(flag)
    }
}

/// What is done at an event.
pub struct Act(pub(super) Box<dyn FnMut(Event)>);

impl<E: JsCast + 'static> From<On<E>> for Act {
    fn from(mut act: On<E>) -> Self {
        Self(Box::new(move |event| act(event.unchecked_into())))
    }
}

/// What stands in an element.
pub struct Child(pub(super) AnyView);

macro_rules! child {
    ($($kind:ty),+ $(,)?) => {
        $(impl From<$kind> for Child {
            fn from(child: $kind) -> Self {
                Self(child.into_any())
            }
        })+
    };
}

child!(
    &'static str,
    String,
    Text,
    El,
    Vec<AnyView>,
    Option<AnyView>,
    Option<Text>,
    Option<String>,
    Box<dyn Fn() -> Option<AnyView> + Send>,
);

impl From<AnyView> for Child {
    fn from(child: AnyView) -> Self {
        Self(child)
    }
}
