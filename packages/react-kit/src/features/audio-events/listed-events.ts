import type { AudioEvent } from '@postkit/sdk/schema';

/** Events as lists and the library show them: without those that were made for one timeline, or taken out of the library. */
export function listedEvents(events: readonly AudioEvent[]): AudioEvent[] {
  return events.filter((event) => event.cart.type_name !== 'SINGLE_USE');
}
