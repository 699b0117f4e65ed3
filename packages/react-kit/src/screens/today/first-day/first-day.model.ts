import type { FirstDay } from '@postkit/sdk/schema';

/** A point of a curve: the hour since publishing, and the downloads until then. */
export type CurvePoint = readonly [hour: number, downloads: number];

export interface FirstDayCurves {
  /** Hours since publishing, at most 24. */
  hours: number;
  /** Downloads so far. */
  count: number;
  own: readonly CurvePoint[];
  /** Of the show's usual episode, over all 24 hours; null if it is not known. */
  usual: readonly CurvePoint[] | null;
  /** Percentage over the usual at the same age; null if that is not known. */
  change: number | null;
}

const day = 24;

/** The curves of a first day. @param now unix seconds */
export function firstDayCurves({ published_at, downloads, usual }: FirstDay, now: number): FirstDayCurves {
  const hours = Math.min(day, Math.max(0, (now - published_at) / 3600));
  const count = downloads.at(-1) ?? 0;
  // The last hour is still running, so its end is now.
  const own: CurvePoint[] = [
    [0, 0],
    ...downloads.map((value, index): CurvePoint => [Math.min(index + 1, hours), value]),
  ];
  const usualCurve: CurvePoint[] | null = usual && [
    [0, 0],
    ...usual.map((value, index): CurvePoint => [index + 1, value]),
  ];
  const expected = usualCurve && valueAt(usualCurve, hours);
  return { hours, count, own, usual: usualCurve, change: changeOf(count, expected) };
}

/** Fewer usual downloads say nothing: one listener would be a change of half. */
const leastExpected = 2;

function changeOf(count: number, expected: number | null): number | null {
  if (expected === null || expected < leastExpected) return null;
  return Math.round((count / expected - 1) * 100);
}

/** The value of a curve at an hour; even between two points. */
function valueAt(curve: readonly CurvePoint[], hour: number): number {
  const next = curve.findIndex(([at]) => at >= hour);
  const [after, before] = [curve[next], curve[next - 1]];
  if (!after) return curve.at(-1)?.[1] ?? 0;
  if (!before) return after[1];
  const share = (hour - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}

/** The points of an SVG line in a box, zero at the bottom. */
export function linePoints(
  curve: readonly CurvePoint[],
  most: number,
  { width, height }: { width: number; height: number },
): string {
  const y = (value: number) => height - (value / Math.max(1, most)) * height;
  return curve
    .map(([hour, value]) => `${((hour / day) * width).toFixed(1)},${y(value).toFixed(1)}`)
    .join(' ');
}
