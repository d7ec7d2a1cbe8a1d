//! The rules of a link: a preset, and the knobs that differ from it by their places in the list of all.

use super::LinkError;
use super::flow::{Reading, Writing};
use crate::rules::{KNOBS, Knob, KnobKind, PRESETS, PrimieraScale, Rules};

/// Bounds that leave room for presets and knobs to come.
const PRESET_ROOM: u32 = 64;
const KNOB_ROOM: u32 = 128;
/// What stands for "none" in place of a number of bytes.
const NONE: u32 = 5;

pub(super) fn write(rules: &Rules, out: &mut Writing) {
    let presets = PRESETS
        .iter()
        .filter_map(|id| Rules::preset(id))
        .enumerate();
    let nearest = presets.min_by_key(|(_, preset)| rules.distance(preset));
    let (place, preset) = nearest.unwrap_or_default();
    let changes = rules.changes_from(&preset);
    out.put(place as u32, PRESET_ROOM);
    out.put(changes.len() as u32, KNOB_ROOM);
    for (name, value) in changes {
        let place = KNOBS
            .iter()
            .position(|knob| knob.name == name)
            .unwrap_or_default();
        out.put(place as u32, KNOB_ROOM);
        write_value(&KNOBS[place], &value, out);
    }
}

fn write_value(knob: &Knob, value: &str, out: &mut Writing) {
    match knob.kind {
        KnobKind::Switch => out.put(u32::from(value == "true"), 2),
        KnobKind::Choice(names) => {
            let place = names
                .iter()
                .position(|name| *name == value)
                .unwrap_or_default();
            out.put(place as u32, 16);
        }
        KnobKind::Number { .. } => match value.parse() {
            Ok(number) => write_number(number, out),
            Err(_) => out.put(NONE, NONE + 1),
        },
        KnobKind::Scale => match PrimieraScale::NAMES.iter().position(|name| *name == value) {
            Some(place) => out.put(place as u32, 8),
            None => {
                out.put(7, 8);
                let values = value
                    .split(',')
                    .filter_map(|pair| pair.split_once(':')?.1.parse().ok());
                values.for_each(|value: u8| out.put(value.into(), 256));
            }
        },
        KnobKind::Order => {
            let ranks: Vec<u32> = value
                .split(',')
                .filter_map(|rank| rank.parse().ok())
                .collect();
            out.put(ranks.len() as u32, 11);
            ranks.iter().for_each(|rank| out.put(*rank, 11));
        }
    }
}

fn write_number(number: u32, out: &mut Writing) {
    let bytes = (u32::BITS - number.leading_zeros()).div_ceil(8);
    out.put(bytes, NONE + 1);
    let bytes = &number.to_le_bytes()[..bytes as usize];
    bytes.iter().for_each(|byte| out.put(u32::from(*byte), 256));
}

pub(super) fn read(flow: &mut Reading) -> Result<Rules, LinkError> {
    let place = flow.take(PRESET_ROOM)? as usize;
    let preset = PRESETS.get(place).and_then(|id| Rules::preset(id));
    let mut rules = preset.ok_or(LinkError::Damaged)?;
    for _ in 0..flow.take(KNOB_ROOM)? {
        let knob = KNOBS
            .get(flow.take(KNOB_ROOM)? as usize)
            .ok_or(LinkError::Damaged)?;
        let value = read_value(knob, flow)?;
        rules
            .with(knob.name, &value)
            .map_err(|_| LinkError::Damaged)?;
    }
    Ok(rules)
}

fn read_value(knob: &Knob, flow: &mut Reading) -> Result<String, LinkError> {
    Ok(match knob.kind {
        KnobKind::Switch => (flow.take(2)? == 1).to_string(),
        KnobKind::Choice(names) => {
            let name = names.get(flow.take(16)? as usize);
            (*name.ok_or(LinkError::Damaged)?).to_owned()
        }
        KnobKind::Number { .. } => read_number(flow)?,
        KnobKind::Scale => match flow.take(8)? {
            7 => {
                let values = (1..=10).map(|rank| Ok(format!("{rank}:{}", flow.take(256)?)));
                values.collect::<Result<Vec<_>, LinkError>>()?.join(",")
            }
            place => {
                let name = PrimieraScale::NAMES.get(place as usize);
                (*name.ok_or(LinkError::Damaged)?).to_owned()
            }
        },
        KnobKind::Order => {
            let ranks = (0..flow.take(11)?).map(|_| Ok(flow.take(11)?.to_string()));
            ranks.collect::<Result<Vec<_>, LinkError>>()?.join(",")
        }
    })
}

fn read_number(flow: &mut Reading) -> Result<String, LinkError> {
    let bytes = flow.take(NONE + 1)?;
    if bytes == NONE {
        return Ok("none".to_owned());
    }
    let mut number = 0u32;
    for place in 0..bytes {
        number |= flow.take(256)? << (8 * place);
    }
    Ok(number.to_string())
}
