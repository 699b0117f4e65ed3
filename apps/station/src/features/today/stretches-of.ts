import type { TodayLog } from '@postkit/sdk/schema';

interface Logged {
  readonly started_at: number;
  readonly category: string;
}

/** Seconds between two events of the log that still belong together: their starts are whole seconds. */
const tolerance = 2;

/** The stretches of logged events after a moment (Unix seconds), with neighbours of one category as one. */
export function stretchesOf<Event extends Logged>(
  events: readonly Event[],
  from: number,
  durationOf: (event: Event) => number,
): TodayLog['stretches'] {
  const stretches: TodayLog['stretches'] = [];
  for (const event of events) {
    const { started_at, category } = event;
    const [start, end] = [Math.max(from, started_at), Math.ceil(started_at + durationOf(event))];
    if (end <= start) continue;
    const last = stretches.at(-1);
    if (last?.category === category && start - last.end <= tolerance) last.end = Math.max(last.end, end);
    else stretches.push({ start, end, category });
  }
  return stretches;
}
