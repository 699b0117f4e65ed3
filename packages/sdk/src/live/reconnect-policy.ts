/** Milliseconds between two tries once the stream has failed. */
const retryEvery = 20_000;

export type ReconnectStep =
  /** The stream comes back by itself, after the pause that the server asked for. */
  | { readonly step: 'leave' }
  /** It is to be opened anew. */
  | { readonly step: 'reopen'; readonly after: number };

/**
 * What to do when the stream has broken.
 *
 * A stream that was open and was cut comes back on its own and soon: servers and networks cut long answers as a habit.
 * Everything else is a failure: refused (401, 503), told to stop (204), not reachable, or cut and not back at once.
 */
export function reconnectStep(facts: {
  /** Whether the stream has been open since it last broke. */
  wasOpen: boolean;
  /** Whether the event source has given up, which it does at any status but 200. */
  gaveUp: boolean;
}): ReconnectStep {
  return facts.wasOpen && !facts.gaveUp ? { step: 'leave' } : { step: 'reopen', after: retryEvery };
}
