import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { msAt, type TrackLayout, xAt } from './track-layout.ts';

export interface RulerTick {
  /** Milliseconds. */
  at: number;
  x: number;
  /** Empty for a tick between two labels. */
  label: string;
}

/** Milliseconds between labels, from milliseconds to hours. */
const steps = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000,
  600_000, 900_000, 1_800_000, 3_600_000,
];
/** Least pixels between two labels. */
const labelWidth = 72;

/** The ticks of the ruler between two positions on the track. */
export function rulerTicks(layout: TrackLayout, from: number, to: number): RulerTick[] {
  const step = steps.find((ms) => (ms / 1000) * layout.pixelsPerSecond >= labelWidth) ?? 3_600_000;
  const half = step / 2;
  const first = Math.floor(msAt(layout, Math.max(0, from)) / half);
  const last = Math.ceil(msAt(layout, Math.min(layout.width, to)) / half);
  const ticks: RulerTick[] = [];
  for (let index = first; index <= last; index += 1) {
    const at = index * half;
    if (at <= layout.totalMs)
      ticks.push({ at, x: xAt(layout, at), label: index % 2 === 0 ? labelOf(at, step) : '' });
  }
  return spread(ticks);
}

/** Leaves out labels that would touch where items are wider than they are long. */
function spread(ticks: readonly RulerTick[]): RulerTick[] {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.map((tick) => {
    if (tick.label === '') return tick;
    if (tick.x < free) return { ...tick, label: '' };
    free = tick.x + labelWidth * 0.8;
    return tick;
  });
}

function labelOf(ms: number, step: number): string {
  if (step >= 1000) return formatClock(ms / 1000);
  if (step >= 100) return formatTenths(ms);
  return `${formatClock(Math.floor(ms / 1000))}.${String(Math.round(ms % 1000)).padStart(3, '0')}`;
}
