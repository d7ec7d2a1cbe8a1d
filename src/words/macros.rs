//! Lists of lines, and structures that hold what they say.

/// A structure with a field for each line of a text, from the line `first`, and a method for each line that has values:
///
/// - `you: text;` is a text.
/// - `paces: [4];` so many texts with `|` between them, `suits: [2 of 4];` in rows, `answers: [9 pairs];` in pairs.
/// - `their_turn: (name: &str);` is said by `their_turn(name)`.
macro_rules! words {
    ($(#[$about:meta])* $Name:ident from $first:expr, $($(#[$note:meta])* $line:ident: $kind:tt;)+) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "what a line is for says its name")]
        #[derive(Debug)]
        pub struct $Name {
            #[allow(dead_code, reason = "there may be no line with values")]
            lines: &'static crate::text::Lines,
            $($(#[$note])* pub $line: $crate::words::macros::field!($kind),)+
        }

        #[allow(non_camel_case_types, dead_code, reason = "places of lines, called as these are")]
        enum Line {
            $($line),+
        }

        #[allow(missing_docs, reason = "what a line is for says its name")]
        impl $Name {
            /// The names of its lines and of their values.
            pub(super) const NAMES: crate::text::Names<'static> =
                &[$((stringify!($line), $crate::words::macros::values!($kind))),+];
            const FIRST: usize = $first;
            /// The line behind its last.
            #[allow(dead_code, reason = "nothing is behind the last structure")]
            pub(super) const END: usize = Self::FIRST + Self::NAMES.len();

            pub(super) fn new(lines: &'static crate::text::Lines) -> Self {
                let [$($line),+] = lines.some(Self::FIRST);
                Self {
                    lines,
                    $($line: $crate::words::macros::read!($kind, $line),)+
                }
            }

            $($crate::words::macros::method!($line $kind);)+
        }
    };
}
pub(super) use words;

/// The type of a field.
macro_rules! field {
    (text) => { &'static str };
    ([$n:literal]) => { [&'static str; $n] };
    ([$n:literal of $m:literal]) => { [[&'static str; $m]; $n] };
    ([$n:literal pairs]) => { [(&'static str, &'static str); $n] };
    (($($value:ident: $type:ty),+)) => { $crate::words::macros::Said };
}
pub(super) use field;

/// What the values of a line are called.
macro_rules! values {
    (($($value:ident: $type:ty),+)) => { &[$(stringify!($value)),+] };
    ($other:tt) => { &[] };
}
pub(super) use values;

/// A field out of its line.
macro_rules! read {
    (text, $line:ident) => {
        *$line
    };
    ([$($many:tt)+], $line:ident) => {
        $crate::words::macros::Parts::read(&mut $line.split('|'))
    };
    (($($value:tt)+), $line:ident) => {{
        let _ = $line;
        $crate::words::macros::Said
    }};
}
pub(super) use read;

/// The method that says a line with values.
macro_rules! method {
    ($line:ident ($($value:ident: $type:ty),+)) => {
        #[must_use]
        pub fn $line(&self, $($value: $type),+) -> String {
            let line = Self::FIRST + Line::$line as usize;
            self.lines.say(line, &[$($crate::text::Value::from($value)),+])
        }
    };
    ($line:ident $other:tt) => {};
}
pub(super) use method;

/// Stands for a line with values, which the method of the same name says.
#[derive(Clone, Copy, Debug)]
pub struct Said;

/// Several texts out of one line.
pub(super) trait Parts {
    fn read(parts: &mut std::str::Split<'static, char>) -> Self;
}

impl Parts for &'static str {
    fn read(parts: &mut std::str::Split<'static, char>) -> Self {
        parts.next().unwrap_or_default()
    }
}

impl<T: Parts> Parts for (T, T) {
    fn read(parts: &mut std::str::Split<'static, char>) -> Self {
        (T::read(parts), T::read(parts))
    }
}

impl<T: Parts, const N: usize> Parts for [T; N] {
    fn read(parts: &mut std::str::Split<'static, char>) -> Self {
        std::array::from_fn(|_| T::read(parts))
    }
}
