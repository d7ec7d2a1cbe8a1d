//! Sounds, made on the spot: cards that slide and fall, and a scopa.
//!
//! Nothing sounds before the player has touched the page. A sound is planned from the movements that it goes with,
//! and is not made where it is switched off.

use std::cell::RefCell;

use leptos::prelude::window;
use scopa::table::{Place, Plan};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType, OscillatorType};

/// How loud each setting is.
const VOLUMES: [f32; 3] = [0.0, 0.25, 0.7];
/// Sounds closer than this, in seconds, are one.
const TOGETHER: f64 = 0.02;
/// The notes of a scopa: an arpeggio of G, in hertz, each so many seconds after the one before.
const SCOPA: [f32; 5] = [392.0, 493.9, 587.3, 784.0, 987.8];
const APART: f64 = 0.085;

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
}

/// Makes the sounds of a plan at `pace` times its durations; `volume` is the number of the setting.
pub fn play(plan: &Plan, pace: f64, volume: usize) {
    let loud = VOLUMES.get(volume).copied().unwrap_or_default();
    if loud == 0.0 || !is_touched() {
        return;
    }
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = Studio::open();
        }
        if let Some(studio) = studio {
            let _ = studio.context.resume();
            let _ = studio.perform(plan, pace, loud);
        }
    });
}

/// A short buzz for a scopa, on devices that can and let us.
pub fn shake() {
    if is_touched() {
        let vibrate = js_sys::Reflect::get(&window().navigator(), &"vibrate".into());
        if let Some(vibrate) = vibrate
            .ok()
            .and_then(|f| f.dyn_into::<js_sys::Function>().ok())
        {
            let _ = vibrate.call1(&window().navigator(), &JsValue::from(60));
        }
    }
}

/// Whether the player has touched the page. A browser that does not say keeps silence by itself.
fn is_touched() -> bool {
    let get = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let active = get(&window().navigator(), "userActivation").filter(JsValue::is_object);
    active.is_none_or(|active| get(&active, "hasBeenActive").is_some_and(|yes| yes.is_truthy()))
}

impl Studio {
    fn open() -> Option<Self> {
        let context = AudioContext::new().ok()?;
        let rate = context.sample_rate();
        let length = rate as usize / 2;
        let noise = context.create_buffer(1, length as u32, rate).ok()?;
        // Any uneven row of numbers is noise.
        let mut state = 22_695_477_u32;
        let samples: Vec<f32> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / 8_388_608.0 - 1.0
        })
        .take(length)
        .collect();
        noise.copy_to_channel(&samples, 0).ok()?;
        Some(Self { context, noise })
    }

    fn perform(&self, plan: &Plan, pace: f64, loud: f32) -> Result<(), JsValue> {
        let now = self.context.current_time() + 0.01;
        let real = |at: u32| now + f64::from(at) / 1000.0 * pace;
        let mut slides = Vec::new();
        let mut falls = Vec::new();
        for movement in &plan.movements {
            let (Some(first), Some(last)) = (movement.stops.first(), movement.stops.last()) else {
                continue;
            };
            slides.push(real(first.at));
            if !matches!(last.place, Place::Pile(_) | Place::Middle(_)) {
                falls.push(real(last.at));
            }
        }
        for at in apart(slides) {
            self.rustle(at, 0.09, 2_600.0, 0.16 * loud)?;
        }
        for at in apart(falls) {
            self.rustle(at, 0.035, 900.0, 0.5 * loud)?;
        }
        if let Some(sweep) = plan.sweep {
            self.rustle(real(sweep.at), 0.32, 1_700.0, 0.3 * loud)?;
            for (n, note) in SCOPA.iter().enumerate() {
                self.pluck(real(sweep.at) + 0.16 + APART * n as f64, *note, 0.22 * loud)?;
            }
        }
        Ok(())
    }

    /// Noise around a pitch, that dies away.
    fn rustle(&self, at: f64, length: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(0.8);
        source.connect_with_audio_node(&filter)?;
        self.fade(&filter, at, length, loud)?;
        source.start_with_when(at)?;
        #[allow(deprecated)] // The name under which every browser has it.
        source.stop_with_when(at + length + 0.05)
    }

    /// A plucked string.
    fn pluck(&self, at: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
        let string = self.context.create_oscillator()?;
        string.set_type(OscillatorType::Triangle);
        string.frequency().set_value(pitch);
        self.fade(&string, at, 0.5, loud)?;
        string.start_with_when(at)?;
        #[allow(deprecated)]
        string.stop_with_when(at + 0.6)
    }

    fn fade(&self, from: &AudioNode, at: f64, length: f64, loud: f32) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(0.0001, at)?;
        level.exponential_ramp_to_value_at_time(loud.max(0.0002), at + 0.006)?;
        level.exponential_ramp_to_value_at_time(0.0001, at + length)?;
        from.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        Ok(())
    }
}

/// These times without those that are as good as one.
fn apart(times: Vec<f64>) -> Vec<f64> {
    let mut apart: Vec<f64> = Vec::new();
    // The next each time: so few need not be sorted.
    let next = |apart: &[f64]| {
        let later = |time: &f64| (apart.last()).is_none_or(|last| *time - last >= TOGETHER);
        times.iter().copied().filter(later).reduce(f64::min)
    };
    while let Some(time) = next(&apart) {
        apart.push(time);
    }
    apart
}
