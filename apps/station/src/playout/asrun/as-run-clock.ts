import { localMoments } from '../times/local-moments.ts';

/** Turns the local times of a log into moments. The rows of a log are in the order in which they aired. */
export interface AsRunClock {
  /**
   * The first moment of a local time that is not before the one of the row before.
   * @param day_ms midnight of the date, as if it were UTC; the clock counts days on if the time falls back to a new day
   */
  start(day_ms: number, time_ms: number): number;
  /** The first moment of a local time that is not before a moment. */
  after(day_ms: number, time_ms: number, from_ms: number): number;
}

const day = 86_400_000;
const halfDay = day / 2;
/** Milliseconds by which a row may precede the one before it, because logs without seconds round. */
const tolerance = 120_000;

/** @param hasDates whether each row has its date; otherwise a time that falls back by half a day is of the next day */
export function createAsRunClock(timezone: string, hasDates: boolean): AsRunClock {
  let last_ms = Number.NEGATIVE_INFINITY;
  let lastWall_ms = Number.NEGATIVE_INFINITY;

  function after(day_ms: number, time_ms: number, from_ms: number): number {
    const { moments } = localMoments(day_ms + time_ms, timezone);
    return moments.find((at) => at >= from_ms) ?? moments.at(-1) ?? day_ms + time_ms;
  }

  return {
    after,
    start(day_ms, time_ms) {
      let wall_ms = day_ms + time_ms;
      while (!hasDates && wall_ms < lastWall_ms - halfDay) wall_ms += day;
      lastWall_ms = wall_ms;
      last_ms = after(wall_ms, 0, last_ms - tolerance);
      return last_ms;
    },
  };
}
