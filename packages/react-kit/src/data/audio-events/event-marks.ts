import type { AudioEvent, LogGap, LogSilence } from '@postkit/sdk/schema';
import type { Repeat } from './find-repeats.ts';

/** Notable facts about an event's audio. */
export interface EventMarks {
  /** Silences within the event, in order. */
  silences: readonly LogSilence[];
  /** The first gap that interrupts or ends the event. */
  gap: LogGap | null;
  /** The earlier airing, if the event is a repeat. */
  repeat: Repeat | null;
}

/** A gap starts where the audio ends; both times are rounded to whole seconds. */
const touchingSeconds = 2;

/** Marks of the events that have any, by event id. All inputs are in the order in which they aired. */
export function eventMarks(
  events: readonly AudioEvent[],
  day: { gaps: readonly LogGap[]; silences: readonly LogSilence[]; repeats: ReadonlyMap<number, Repeat> },
): ReadonlyMap<number, EventMarks> {
  const marks = new Map<number, EventMarks>();
  for (const event of events) {
    const end = event.started_at + event.duration;
    const silences = day.silences.filter((silence) => silence.start < end && silence.end > event.started_at);
    const gap =
      day.gaps.find(({ start }) => start >= event.started_at && start <= end + touchingSeconds) ?? null;
    const repeat = day.repeats.get(event.id) ?? null;
    if (silences.length > 0 || gap || repeat) marks.set(event.id, { silences, gap, repeat });
  }
  return marks;
}
