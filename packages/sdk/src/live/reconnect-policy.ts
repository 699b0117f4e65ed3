/** Milliseconds between two tries once the stream has failed. */
const retryEvery = 20_000;

/**
 * Milliseconds after which a stream that broke is to be opened anew; null where it comes back by itself.
 *
 * A stream that was open and was cut comes back on its own and soon: servers and networks cut long answers as a habit.
 * Everything else is a failure: refused (401, 503), told to stop (204), not reachable, or cut and not back at once.
 */
export function reopenAfter(facts: {
  /** Whether the stream has been open since it last broke. */
  wasOpen: boolean;
  /** Whether the event source has given up, which it does at any status but 200. */
  gaveUp: boolean;
}): number | null {
  return facts.wasOpen && !facts.gaveUp ? null : retryEvery;
}
