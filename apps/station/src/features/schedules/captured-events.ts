import type { Occurrence } from './occurrences.ts';

/** What is known of a logged event here. */
export interface Aired {
  readonly title: string;
  /** Unix seconds. */
  readonly started_at: number;
}

/**
 * The events that belong to some hours: those of which more than half was aired in them, so that a piece that runs over
 * the end is whole in one episode and in no other.
 * @param pattern what a title must hold, whatever its case; empty takes all
 * @param secondsOf how long an event is
 */
export function capturedEvents<Event extends Aired>(
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
