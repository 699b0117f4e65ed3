import { utcOffset } from '../../platform/utc-offset.ts';

const hour = 3_600_000;

/** The moments at which clocks of a zone show a local time. */
export interface LocalMoments {
  /** Unix milliseconds, in order: two in the hour that a clock change repeats. */
  readonly moments: readonly number[];
  /** Whether no clock shows this time, because a clock change leaves it out; the moment is that of the offset before. */
  readonly isSkipped: boolean;
}

/** @param wall_ms the local date and time, as if it were UTC, in milliseconds */
export function localMoments(wall_ms: number, timezone: string): LocalMoments {
  const offsets = new Set([-24, 24].map((away) => utcOffset(timezone, wall_ms + away * hour) * hour));
  const candidates = [...offsets].map((offset) => ({ at: wall_ms - offset, offset }));
  const shown = candidates.filter(({ at, offset }) => utcOffset(timezone, at) * hour === offset);
  const moments = (shown.length > 0 ? shown : candidates.slice(0, 1)).map(({ at }) => at);
  return { moments: moments.toSorted((one, other) => one - other), isSkipped: shown.length === 0 };
}
