import type { LogGap } from '@postkit/sdk/schema';

/** The gaps with the open one as long as it is by now (unix seconds). */
export function grownGaps(gaps: readonly LogGap[], now: number): readonly LogGap[] {
  return gaps.map((gap) => (gap.open ? { ...gap, end: Math.max(gap.end, now) } : gap));
}

/** What the log holds at a moment without an event. */
export function emptinessAt(at: number, gaps: readonly LogGap[], now: number): 'future' | 'gap' | 'no-event' {
  if (at > now) return 'future';
  return gaps.some(({ start, end, open }) => at >= start && (open || at < end)) ? 'gap' : 'no-event';
}
