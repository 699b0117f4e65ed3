import type { AudioEvent } from '@postkit/sdk/schema';

/** Events of the log that are to be put on the timeline together, by id. */
export type PickedEvents = ReadonlyMap<number, AudioEvent>;

export const nonePicked: PickedEvents = new Map();

/** One event more or less. */
export function togglePicked(picked: PickedEvents, event: AudioEvent): PickedEvents {
  const next = new Map(picked);
  if (!next.delete(event.id)) next.set(event.id, event);
  return next;
}

export function withPicked(picked: PickedEvents, events: readonly AudioEvent[]): PickedEvents {
  return new Map([...picked, ...events.map((event) => [event.id, event] as const)]);
}

/** In the order in which they aired, which is that of their ids. */
export function pickedInOrder(picked: PickedEvents): AudioEvent[] {
  return [...picked.values()].toSorted((one, other) => one.id - other.id);
}

/** What is dragged with an event: all that are picked, where it is one of them. */
export function draggedEvents(event: AudioEvent, picked: PickedEvents): AudioEvent[] {
  return picked.has(event.id) ? pickedInOrder(picked) : [event];
}
