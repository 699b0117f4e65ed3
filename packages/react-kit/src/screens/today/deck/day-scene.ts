import type { TodayLog } from '@postkit/sdk/schema';
import type { LabelName } from '../../../data/categories/index.ts';
import { type LogPage, peakBetween } from '../../../data/logger/index.ts';

/** A day as the deck draws it. Times in unix seconds. */
export interface DayScene {
  start: number;
  end: number;
  now: number;
  page: LogPage | undefined;
  stretches: readonly { start: number; end: number; label: LabelName }[];
  gaps: TodayLog['gaps'];
}

/** A column of the waveform: its reach from the middle, 0 to 1, and its colour; null where nothing was recorded. */
export interface DayColumn {
  reach: number;
  label: LabelName | null;
}

/** Broadcasts are limited below full scale, so that this fills the height. */
const loudest = 110;

/** One column for each pixel of a width. */
export function dayColumns({ start, end, page, stretches }: DayScene, width: number): (DayColumn | null)[] {
  if (!page) return Array.from({ length: width }, () => null);
  const timeOf = (x: number) => start + (x / width) * (end - start);
  const columnOf = (time: number) => ((time - page.start) / (page.end - page.start)) * page.columns;
  let at = 0;
  return Array.from({ length: width }, (_, x) => {
    const peak = peakBetween(page, columnOf(timeOf(x)), columnOf(timeOf(x + 1)));
    if (!peak) return null;
    const time = timeOf(x + 0.5);
    while (at < stretches.length - 1 && (stretches[at]?.end ?? 0) <= time) at += 1;
    const stretch = stretches[at];
    const isIn = stretch !== undefined && time >= stretch.start && time < stretch.end;
    return {
      reach: Math.min(1, Math.max(-peak.low, peak.high) / loudest),
      label: isIn ? stretch.label : null,
    };
  });
}
