import type { Occurrence } from '@postkit/sdk/schema';

/** The properties of a logged event that decide whether it is captured. */
export interface LoggedEvent {
  readonly title: string;
  /** Unix seconds. */
  readonly started_at: number;
}

/**
 * The events of an occurrence: those of which more than half was aired in it, so that an event that runs over the end
 * is whole in exactly one episode.
 * @param pattern text that a title must contain, ignoring case; empty matches all
 * @param secondsOf duration of an event
 */
export function capturedEvents<Event extends LoggedEvent>(
  events: readonly Event[],
  { start, end }: Pick<Occurrence, 'start' | 'end'>,
  pattern: string,
  secondsOf: (event: Event) => number,
): Event[] {
  const wanted = pattern.trim().toLowerCase();
  return events.filter((event) => {
    const middle = event.started_at * 1000 + secondsOf(event) * 500;
    return start <= middle && middle < end && event.title.toLowerCase().includes(wanted);
  });
}
