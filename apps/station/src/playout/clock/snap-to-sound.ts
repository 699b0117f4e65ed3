import type { Envelope } from './envelope.ts';
import { distance, runningSums, type Sums } from './level-changes.ts';

/** A planned bound between two parts of the broadcast. */
export interface PlannedBound {
  /** Unix milliseconds at the time of the sound. */
  readonly at_ms: number;
  /** Whether an element ends there and none begins. */
  readonly isEnd: boolean;
}

/** Milliseconds by which a bound may move. */
const reach_ms = 1000;
/** Milliseconds by which the sound of an element may outlast its planned end. */
const overrun_ms = 3000;
/** Milliseconds of sound on each side of a bound that are needed to judge it. */
export const context_ms = overrun_ms + reach_ms;
/** Widths in milliseconds over which levels are compared. */
const widths_ms = [200, 1000, 3000] as const;
/** A weaker change is none. */
const leastChange = 0.6;
/** How much the square of a second of distance takes from a change: a change far from a cue is rather one of talk or of a fade. */
const farness = 1.5;
/** Level in dB of a pause. */
const quiet_db = -36;
/** Milliseconds of the shortest pause that ends an element. */
const pause_ms = 250;
/** Two stretches of one sound differ less. */
const sameSound = 0.25;

/**
 * The place of the sound at which a bound is heard: the end of a pause or the start of a rise within a second, or for an element
 * that ends the pause after its sound. Without a clear one, the planned moment.
 * @returns Unix milliseconds
 */
export function snapToSound({ at_ms, isEnd }: PlannedBound, envelope: Envelope): number {
  const sums = runningSums(envelope.levels);
  const end = isEnd ? endOfSound(at_ms, envelope, sums) : null;
  return end ?? strongestChange(at_ms, envelope, { sums, fall: isEnd ? 1 : 0.3 }) ?? at_ms;
}

function strongestChange(
  at_ms: number,
  { from_ms, step_ms }: Envelope,
  { sums, fall }: { readonly sums: Sums; readonly fall: number },
): number | null {
  const first = Math.ceil((at_ms - reach_ms - from_ms) / step_ms);
  const last = Math.floor((at_ms + reach_ms - from_ms) / step_ms);
  let [best, most] = [0, leastChange];
  for (let step = first; step <= last; step += 1) {
    const far = Math.abs(from_ms + step * step_ms - at_ms) / reach_ms;
    const change = changeAt(sums, step, { step_ms, fall }) - farness * far ** 2;
    if (change > most) [best, most] = [step, change];
  }
  return most > leastChange ? from_ms + best * step_ms : null;
}

function changeAt(
  sums: Sums,
  step: number,
  { step_ms, fall }: { readonly step_ms: number; readonly fall: number },
): number {
  let sum = 0;
  for (const width_ms of widths_ms) {
    const found = distance(sums, step, Math.round(width_ms / step_ms), width_ms > 1000 ? 1 : fall);
    if (!Number.isNaN(found)) sum += Math.log1p(found);
  }
  return sum;
}

/** Where a pause begins that follows the sound of an element near its planned end. */
function endOfSound(at_ms: number, { from_ms, step_ms, levels }: Envelope, sums: Sums): number | null {
  const planned = Math.round((at_ms - from_ms) / step_ms);
  const last = planned + Math.round(overrun_ms / step_ms);
  let began = -1;
  for (let step = planned - Math.round(reach_ms / step_ms); step <= last + pause_ms / step_ms; step += 1) {
    const level = levels[step];
    if (level === undefined || Number.isNaN(level)) return null;
    if (level > quiet_db) began = -1;
    else if (began < 0) began = step;
    if (began < 0 || (step - began + 1) * step_ms < pause_ms) continue;
    const isNear = (began - planned) * step_ms <= reach_ms;
    return isNear || isOneSound(sums, planned, began) ? from_ms + began * step_ms : null;
  }
  return null;
}

/** Whether the sound before the planned end continues until a step. */
function isOneSound(sums: Sums, planned: number, until: number): boolean {
  const width = until - planned;
  return distance(sums, planned, width, 1) < sameSound;
}
