/** Milliseconds between attempts after a failure. */
const retryEvery = 20_000;

/**
 * Milliseconds before a broken stream is reopened; null if the event source reconnects by itself.
 *
 * An open stream that was cut reconnects by itself: servers and networks often cut long responses. Anything else is a
 * failure: an error status (401, 503), 204, an unreachable server, or a second cut before it opened.
 */
export function reopenAfter(facts: {
  /** Whether the stream has been open since it last broke. */
  wasOpen: boolean;
  /** Whether the event source has closed itself, as it does on any status but 200. */
  isClosed: boolean;
}): number | null {
  return facts.wasOpen && !facts.isClosed ? null : retryEvery;
}
