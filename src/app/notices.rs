//! Short messages to the player, each told once.

use leptos::prelude::*;

use super::Speech;

/// What there is to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A save could not be read.
    DamagedSave,
    /// A save is from a newer version.
    NewerSave,
    /// The browser keeps nothing.
    NoStorage,
    /// There is no room to keep anything.
    StorageFull,
    /// The worker failed.
    Worker,
    /// The deck did not arrive.
    Pictures,
    /// The address asks for something that cannot be.
    Parameter(String),
}

impl Notice {
    fn kind(&self) -> &'static str {
        match self {
            Self::DamagedSave => "damaged-save",
            Self::NewerSave => "newer-save",
            Self::NoStorage => "no-storage",
            Self::StorageFull => "storage-full",
            Self::Worker => "worker",
            Self::Pictures => "pictures",
            Self::Parameter(_) => "parameter",
        }
    }

    fn text(&self, speech: Speech) -> String {
        let words = speech.words();
        match self {
            Self::DamagedSave => words.notice_damaged.to_owned(),
            Self::NewerSave => words.notice_newer.to_owned(),
            Self::NoStorage => words.notice_no_storage.to_owned(),
            Self::StorageFull => words.notice_full.to_owned(),
            Self::Worker => words.notice_worker.to_owned(),
            Self::Pictures => words.notice_pictures.to_owned(),
            Self::Parameter(fault) => (words.notice_parameter)(fault),
        }
    }
}

/// The messages that have not been closed.
#[derive(Clone, Copy)]
pub struct Notices(RwSignal<Vec<Notice>>);

impl Notices {
    /// None yet.
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Tells something, once.
    pub fn tell(&self, notice: Notice) {
        if !self.0.with_untracked(|told| told.contains(&notice)) {
            self.0.update(|told| told.push(notice));
        }
    }
}

/// The messages on screen.
#[component]
pub fn NoticeBoard() -> impl IntoView {
    let notices = expect_context::<Notices>();
    let speech = expect_context::<Speech>();
    let close = move |notice: &Notice| notices.0.update(|told| told.retain(|other| other != notice));
    view! {
        <div class="notices" role="status">
            <For each=move || notices.0.get() key=Notice::kind let:notice>
                <p class="notice" data-notice=notice.kind()>
                    <span>{
                        let notice = notice.clone();
                        move || notice.text(speech)
                    }</span>
                    <button class="ico" aria-label=move || speech.words().close on:click={let notice = notice.clone(); move |_| close(&notice)}>
                        <svg class="i" aria-hidden="true"><use href="#i-close"/></svg>
                    </button>
                </p>
            </For>
        </div>
    }
}
