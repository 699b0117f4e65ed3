import type { AudioEvent } from '@postkit/sdk/schema';

/** Events for lists and the library: omits those that were made for one timeline or removed from the library. */
export function listedEvents(events: readonly AudioEvent[]): AudioEvent[] {
  return events.filter((event) => event.cart.type_name !== 'SINGLE_USE');
}
