import type { AudioEvent } from '@postkit/sdk/schema';

/** Events of the log and the library to add to the timeline together, by id, in the order of picking. */
export type PickedEvents = ReadonlyMap<number, AudioEvent>;

export const nonePicked: PickedEvents = new Map();

/** Adds an event, or removes it if it is picked. */
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

/** The list that an event was picked from: the day's log or the library. */
export type PickedType = Extract<AudioEvent['cart']['type_name'], 'LOGGER' | 'UPLOAD'>;

export function pickedOfType(picked: PickedEvents, type: PickedType): AudioEvent[] {
  return [...picked.values()].filter(({ cart }) => cart.type_name === type);
}

/**
 * The order on the timeline: logged events as they aired, which is the order of their ids, and uploads as they were picked;
 * the list that was picked from first comes first.
 */
export function pickedInOrder(picked: PickedEvents): AudioEvent[] {
  const [first] = picked.values();
  const uploads = pickedOfType(picked, 'UPLOAD');
  const aired = pickedOfType(picked, 'LOGGER').toSorted((one, other) => one.id - other.id);
  return first?.cart.type_name === 'UPLOAD' ? [...uploads, ...aired] : [...aired, ...uploads];
}

/** The events of a drag: all picked ones if the dragged event is among them, else only that event. */
export function draggedEvents(event: AudioEvent, picked: PickedEvents): AudioEvent[] {
  return picked.has(event.id) ? pickedInOrder(picked) : [event];
}
