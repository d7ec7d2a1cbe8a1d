use std::{future::Future, time::Duration};

use tokio::time::{Instant, sleep};

use crate::{Failure, Outcome};

/// How long anything may take before a test gives up on it.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How often it is looked at.
const PACE: Duration = Duration::from_millis(15);

/// Looks again and again until there is something to see.
///
/// # Errors
/// When there is nothing within `patience`: with `what` was waited for and the last reason.
pub(crate) async fn until<T, Look, Seen>(
    what: &str,
    patience: Duration,
    mut look: Look,
) -> Outcome<T>
where
    Look: FnMut() -> Seen,
    Seen: Future<Output = Outcome<Result<T, String>>>,
{
    let end = Instant::now() + patience;
    loop {
        match look().await.map_err(|failure| failure.during(what))? {
            Ok(seen) => return Ok(seen),
            Err(instead) if Instant::now() > end => {
                return Err(Failure::new(format!(
                    "waited {} s for {what}; instead: {instead}",
                    patience.as_secs()
                )));
            }
            Err(_) => sleep(PACE).await,
        }
    }
}
