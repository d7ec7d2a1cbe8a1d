use std::{error::Error, fmt};

/// A knob or a value that does not exist, with the nearest that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnobError {
    /// No knob has this name.
    Unknown {
        /// What was asked for.
        knob: String,
        /// The knob with the nearest name.
        nearest: &'static str,
    },
    /// The knob does not accept this value.
    Value {
        /// The knob.
        knob: &'static str,
        /// What was asked for.
        value: String,
        /// What it accepts, in words.
        valid: String,
        /// The accepted value nearest to it.
        nearest: String,
    },
    /// No preset has this name.
    Preset {
        /// What was asked for.
        id: String,
        /// The preset with the nearest name.
        nearest: &'static str,
    },
}

impl fmt::Display for KnobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnobError::Unknown { knob, nearest } => {
                write!(f, "there is no knob {knob:?}; the nearest is {nearest:?}")
            }
            KnobError::Value {
                knob,
                value,
                valid,
                nearest,
            } => {
                write!(
                    f,
                    "{knob} cannot be {value:?}: it is {valid}; the nearest is {nearest}"
                )
            }
            KnobError::Preset { id, nearest } => {
                write!(f, "there is no preset {id:?}; the nearest is {nearest:?}")
            }
        }
    }
}

impl Error for KnobError {}

/// Why a JSON text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// It is not a JSON object; the text says where.
    Syntax(String),
    /// Some knobs or values do not exist.
    Knobs(Vec<KnobError>),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Syntax(what) => write!(f, "not a rule set: {what}"),
            RulesError::Knobs(errors) => {
                for (i, error) in errors.iter().enumerate() {
                    write!(f, "{}{error}", if i > 0 { "; " } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl Error for RulesError {}
