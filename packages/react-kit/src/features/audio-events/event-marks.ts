import type { AudioEvent, LogGap, LogSilence } from '@postkit/sdk/schema';

/** What is to be known of an event beside its cart. */
export interface EventMarks {
  /** Silences that lie in it, in order. */
  silences: readonly LogSilence[];
  /** The first hole that cuts into it or ends it. */
  hole: LogGap | null;
  /** The airing before this one, where it is a repeat. */
  earlier: AudioEvent | null;
}

/** A hole begins where the sound ends; both are told in whole seconds. */
const touchingSeconds = 2;

/** The marks of those events that have any, by their ids. Events and the rest in the order in which they aired. */
export function eventMarks(
  events: readonly AudioEvent[],
  day: { gaps: readonly LogGap[]; silences: readonly LogSilence[]; repeats: ReadonlyMap<number, AudioEvent> },
): ReadonlyMap<number, EventMarks> {
  const marks = new Map<number, EventMarks>();
  for (const event of events) {
    const end = event.started_at + event.duration;
    const silences = day.silences.filter((silence) => silence.start < end && silence.end > event.started_at);
    const hole = day.gaps.find((gap) => gap.start >= event.started_at && gap.start <= end + touchingSeconds) ?? null;
    const earlier = day.repeats.get(event.id) ?? null;
    if (silences.length > 0 || hole || earlier) marks.set(event.id, { silences, hole, earlier });
  }
  return marks;
}
