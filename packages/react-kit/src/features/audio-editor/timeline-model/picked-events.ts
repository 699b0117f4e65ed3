import type { AudioEvent } from '@postkit/sdk/schema';

/** Events of the log and of the library that are to be put on the timeline together, by id, in the order in which they were picked. */
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

export function withoutPicked(picked: PickedEvents, events: readonly AudioEvent[]): PickedEvents {
  const gone = new Set(events.map(({ id }) => id));
  return new Map([...picked].filter(([id]) => !gone.has(id)));
}

/** The list that an event was picked from: the log of a day, or the library. */
export type PickedType = Extract<AudioEvent['cart']['type_name'], 'LOGGER' | 'UPLOAD'>;

export function pickedOfType(picked: PickedEvents, type: PickedType): AudioEvent[] {
  return [...picked.values()].filter(({ cart }) => cart.type_name === type);
}

/**
 * As they are put on the timeline: what aired in the order in which it aired, which is that of the ids, uploads in the order in
 * which they were picked; the log or the library first, whichever was picked from first.
 */
export function pickedInOrder(picked: PickedEvents): AudioEvent[] {
  const [first] = picked.values();
  const uploads = pickedOfType(picked, 'UPLOAD');
  const aired = pickedOfType(picked, 'LOGGER').toSorted((one, other) => one.id - other.id);
  return first?.cart.type_name === 'UPLOAD' ? [...uploads, ...aired] : [...aired, ...uploads];
}

/** What is dragged with an event: all that are picked, where it is one of them. */
export function draggedEvents(event: AudioEvent, picked: PickedEvents): AudioEvent[] {
  return picked.has(event.id) ? pickedInOrder(picked) : [event];
}
