import type { AudioEvent } from '@postkit/sdk/schema';

/** The events of a range, updated for one of them: inserted, replaced, or removed (null). In the order in which they aired. */
export function withEvent(
  events: readonly AudioEvent[],
  id: number,
  event: AudioEvent | null,
  range: { start: number; end: number },
): AudioEvent[] {
  const others = events.filter((other) => other.id !== id);
  const belongs =
    event?.cart.type_name === 'LOGGER' && event.started_at >= range.start && event.started_at < range.end;
  if (!event || !belongs || event.frame_count === 0) return others;
  const index = others.findIndex((other) => other.id > id);
  return others.toSpliced(index === -1 ? others.length : index, 0, event);
}
