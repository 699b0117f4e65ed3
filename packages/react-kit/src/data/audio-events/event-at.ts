import type { AudioEvent } from '@postkit/sdk/schema';

/** Start times are whole seconds, so an event can seem to end up to one second before the next starts. */
const slackSeconds = 1;

/** The event on air at a moment (unix seconds), among events in the order in which they aired. */
export function eventAt(events: readonly AudioEvent[], at: number): AudioEvent | null {
  const event = events[firstAfter(events, at) - 1];
  return event && at < event.started_at + event.duration + slackSeconds ? event : null;
}

/** The event that starts next after a moment (1), or last before it (−1). */
export function eventBeside(events: readonly AudioEvent[], at: number, step: 1 | -1): AudioEvent | null {
  const after = firstAfter(events, at);
  if (step === 1) return events[after] ?? null;
  let before = after - 1;
  while (before >= 0 && (events[before]?.started_at ?? 0) >= at) before -= 1;
  return events[before] ?? null;
}

/** Index of the first event that starts after a moment. */
function firstAfter(events: readonly AudioEvent[], at: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.started_at ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
