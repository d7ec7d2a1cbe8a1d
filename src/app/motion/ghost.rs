//! The picture of a card on its way.

use std::sync::atomic::{AtomicU32, Ordering};

use js_sys::{Array, Object, Reflect};
use leptos::prelude::document;
use scopa::Card;
use scopa::table::{Ease, Movement, Place, Stop, Turn};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Element, HtmlElement};

use super::{hide, spot, spot::Spot};
use crate::app::view::{decimal, px, tenth};

#[wasm_bindgen]
extern "C" {
    /// An element with the Web Animations interface.
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &Array, timing: &Object) -> Animation;

    /// A running animation.
    #[derive(Clone)]
    pub type Animation;

    #[wasm_bindgen(method)]
    fn pause(this: &Animation);

    #[wasm_bindgen(method, setter)]
    fn set_onfinish(this: &Animation, finished: &JsValue);

    #[wasm_bindgen(method, getter, js_name = startTime)]
    fn start_time(this: &Animation) -> JsValue;

    #[wasm_bindgen(method, setter, js_name = startTime)]
    fn set_start_time(this: &Animation, time: &JsValue);
}

/// A card on its way, and the card at its end that waits unseen.
pub struct Ghost {
    /// Tells it from the others.
    pub id: u32,
    /// Which card, when it is known.
    pub card: Option<Card>,
    picture: HtmlElement,
    face: Option<String>,
    legs: Vec<(Stop, Spot)>,
    turn: Turn,
    speed: f64,
    waits: Option<Element>,
}

impl Ghost {
    /// A card that is to go over `legs`; `face` is the address of its picture. The card at its end waits from now on.
    pub fn new(
        movement: &Movement,
        legs: Vec<(Stop, Spot)>,
        face: Option<String>,
        speed: f64,
    ) -> Option<Self> {
        static IDS: AtomicU32 = AtomicU32::new(0);
        let end = legs.last()?.0.place;
        let waits = match end {
            Place::Own(_) | Place::Hidden(..) => spot::element(end),
            Place::Pile(_) | Place::Stock | Place::Middle(_) => None,
        };
        if let Some(element) = &waits {
            hide(element, true);
        }
        Some(Self {
            id: IDS.fetch_add(1, Ordering::Relaxed),
            card: movement.card,
            picture: make("ghost")?,
            face,
            legs,
            turn: movement.turn,
            speed,
            waits,
        })
    }

    /// How long after the others of its plan it sets out, in milliseconds.
    pub fn sets_out(&self) -> f64 {
        let first = self.legs.first().map_or(0, |(stop, _)| stop.at);
        f64::from(first) * self.speed
    }

    /// Draws it on a layer that begins at `origin` and sends it off, at the time that it has in the plan which began
    /// `with` another; `ended` hears its id when it has arrived. It measures nothing: between the pictures of many
    /// cards that would lay out the table for each.
    pub fn set_out(
        &self,
        layer: &HtmlElement,
        origin: (f64, f64),
        with: Option<&Animation>,
        ended: impl FnOnce(u32) + 'static,
    ) -> Option<Animation> {
        let (first, (last, end)) = (self.legs.first()?.0, *self.legs.last()?);
        // As large as it gets: that is a size in which its picture has been drawn before.
        let width = self
            .legs
            .iter()
            .fold(end.width, |most, (_, spot)| most.max(spot.width));
        let turner = make("turner")?;
        let face = make("front")?;
        if let Some(address) = &self.face {
            let image = document().create_element("img").ok()?;
            image.set_attribute("src", address).ok()?;
            face.append_child(&image).ok()?;
        }
        turner.append_child(&face).ok()?;
        // What always shows its face has no other side.
        if self.turn != Turn::Face {
            turner.append_child(&*make("rear")?).ok()?;
        }
        self.picture.append_child(&turner).ok()?;
        let _ = self.picture.style().set_property("width", &px(width));
        web_sys::Node::append_child(layer, &self.picture).ok()?;
        let span = f64::from(last.at - first.at).max(1.0);
        let frames = Array::new();
        for (i, (stop, spot)) in self.legs.iter().enumerate() {
            let ease = self
                .legs
                .get(i + 1)
                .map_or("linear", |(next, _)| curve(next.ease));
            frames.push(&frame(&[
                ("transform", way(spot, width, origin).into()),
                ("opacity", 1.into()),
                ("offset", (f64::from(stop.at - first.at) / span).into()),
                ("easing", ease.into()),
            ]));
        }
        let animation = run(&self.picture, &frames, self.sets_out(), span * self.speed);
        let turning = turn(&turner, self.turn, first.at, last.at, self.speed);
        if let Some(begun) = with
            .map(Animation::start_time)
            .filter(|time| !time.is_null())
        {
            for own in [Some(&animation), turning.as_ref()].into_iter().flatten() {
                own.set_start_time(&begun);
            }
        }
        let id = self.id;
        let finished = Closure::once_into_js(move |_: JsValue| ended(id));
        animation.set_onfinish(&finished);
        Some(animation)
    }

    /// Whether it has set out already.
    pub fn is_seen(&self) -> bool {
        let style = leptos::prelude::window()
            .get_computed_style(&self.picture)
            .ok()
            .flatten();
        style
            .and_then(|style| style.get_property_value("opacity").ok())
            .is_some_and(|opacity| opacity == "1")
    }

    /// Where it is now.
    pub fn spot(&self) -> Option<Spot> {
        let area = self.picture.get_bounding_client_rect();
        (area.width() > 0.0).then(|| Spot {
            x: area.left() + area.width() / 2.0,
            y: area.top() + area.height() / 2.0,
            width: area.width(),
            tilt: 0.0,
        })
    }

    /// Takes it off, and shows the card that it stood for.
    pub fn end(&self) {
        self.picture.remove();
        if let Some(element) = &self.waits {
            hide(element, false);
        }
    }
}

/// Lets an element glide from `way` to where it is.
pub fn glide(element: &Element, way: &str, length: f64) {
    let frames = Array::of2(
        &frame(&[
            ("transform", way.into()),
            ("easing", curve(Ease::Thrown).into()),
        ]),
        &frame(&[("transform", "none".into())]),
    );
    run(element, &frames, 0.0, length);
}

/// Gives an element that follows the pointer an animation which stands still and adds nothing. Chromium passes on where an
/// animated element is; of any other that has moved it asks anew which layers the page is made of.
pub fn poise(element: &Element) {
    let nowhere = frame(&[
        ("transform", "translate(0)".into()),
        ("composite", "add".into()),
    ]);
    run(element, &Array::of2(&nowhere, &nowhere), 0.0, 1000.0).pause();
}

fn make(class: &str) -> Option<HtmlElement> {
    let element = document()
        .create_element("div")
        .ok()?
        .dyn_into::<HtmlElement>()
        .ok()?;
    element.set_class_name(class);
    Some(element)
}

fn way(spot: &Spot, width: f64, (left, top): (f64, f64)) -> String {
    format!(
        "translate({},{}) translate(-50%,-50%) rotate({}deg) scale({})",
        px(spot.x - left),
        px(spot.y - top),
        tenth(spot.tilt),
        decimal(spot.width / width, 1000)
    )
}

fn turn(turner: &Element, turn: Turn, first: u32, last: u32, speed: f64) -> Option<Animation> {
    const HALF: u32 = 90;
    let (at, from, to) = match turn {
        Turn::Face => return None,
        Turn::Back => (first, "rotateY(180deg)", "rotateY(180deg)"),
        Turn::FaceFrom(at) => (at, "rotateY(180deg)", "rotateY(0deg)"),
        Turn::FaceUntil(at) => (at, "rotateY(0deg)", "rotateY(180deg)"),
    };
    let span = f64::from(last - first).max(1.0);
    let offset = |at: u32| (f64::from(at.saturating_sub(first)) / span).clamp(0.0, 1.0);
    let (begin, end) = (offset(at.saturating_sub(HALF)), offset(at + HALF));
    let step = |offset: f64, turned: &str| {
        frame(&[("transform", turned.into()), ("offset", offset.into())])
    };
    let frames = Array::of4(
        &step(0.0, from),
        &step(begin, from),
        &step(end.max(begin), to),
        &step(1.0, to),
    );
    Some(run(turner, &frames, f64::from(first) * speed, span * speed))
}

fn run(element: &Element, frames: &Array, delay: f64, length: f64) -> Animation {
    let timing = frame(&[
        ("duration", length.into()),
        ("delay", delay.into()),
        ("fill", "forwards".into()),
    ]);
    element
        .unchecked_ref::<Animated>()
        .animate(frames, timing.unchecked_ref())
}

fn frame(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

fn curve(ease: Ease) -> &'static str {
    match ease {
        Ease::Thrown => "cubic-bezier(.2,.7,.25,1)",
        Ease::Carried => "cubic-bezier(.5,.05,.2,1)",
        Ease::Put => "cubic-bezier(.25,1.25,.45,1)",
    }
}
