//! The application in real browsers.
//!
//! A test is written once and runs in every engine at hand, one after the other:
//! [`everywhere`] serves a copy of the page on an address of its own, opens it, and hands over a
//! [`Page`] that can look at the table and play at it as a person would.
//!
//! | environment | meaning |
//! |---|---|
//! | `SCOPA_DIST` | the built page (default: `dist/` of the workspace) |
//! | `SCOPA_BROWSERS` | `chromium,firefox,webkit`; default: whichever have a driver |
//! | `SCOPA_CHROMEDRIVER`, `SCOPA_GECKODRIVER`, `SCOPA_WEBKITDRIVER` | drivers that are not on the PATH |
//! | `SCOPA_CHROMIUM`, `SCOPA_FIREFOX`, `SCOPA_MINIBROWSER` | browsers that are not in their usual place |
//! | `SCOPA_AXE` | axe-core's script (`cargo xtask test` fetches it); without it no page is searched for barriers, which with `CI` set is a failure |
//!
//! Nothing waits for a length of time: every wait is for something that the page shows, and fails
//! with what it showed instead. A failure leaves a picture in `target/browser/`.

mod actions;
mod barriers;
mod browser;
mod engine;
mod everywhere;
mod failure;
mod moment;
mod names;
mod opening;
mod page;
mod pages;
mod play;
mod probe;
mod process;
mod release;
mod route;
mod saved;
mod server;
mod sheet;
mod state;
mod wait;

pub use actions::Pointer;
pub use barriers::is_searchable;
pub use engine::Engine;
pub use everywhere::everywhere;
pub use failure::{Failure, Outcome};
pub use moment::{Moment, preferred};
pub use names::Named;
pub use opening::{Opening, captures_of, opening};
pub use page::Page;
pub use play::{ENTER, ESCAPE, Manner, RIGHT};
pub use release::Release;
pub use route::{Point, Rect};
pub use saved::replay;
pub use server::{Answer, Site};
pub use sheet::{Sheet, SheetRow, sheet_of};
pub use state::{Notice, Shown, State};
pub use wait::PATIENCE;
