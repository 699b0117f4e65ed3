import type { LogGap } from '@postkit/sdk/schema';

/** The gaps, with the open one extended to now (unix seconds). */
export function extendOpenGap(gaps: readonly LogGap[], now: number): readonly LogGap[] {
  return gaps.map((gap) => (gap.open ? { ...gap, end: Math.max(gap.end, now) } : gap));
}

/** Why there is no event at a moment. */
export function absenceReason(
  at: number,
  gaps: readonly LogGap[],
  now: number,
): 'future' | 'gap' | 'no-event' {
  if (at > now) return 'future';
  return gaps.some(({ start, end, open }) => at >= start && (open || at < end)) ? 'gap' : 'no-event';
}
