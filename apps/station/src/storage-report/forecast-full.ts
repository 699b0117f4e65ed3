export interface DiskForecast {
  /** Bytes that may still be written. */
  readonly room: number;
  /** Bytes that are added on each day. */
  readonly added: number;
  /** Bytes of logs that are removed, by day from now on. */
  readonly leaving: readonly number[];
}

/** Days of a forecast. */
const furthestDay = 365;

/** Days until nothing fits any more, 0 for now; null if there is still room in a year. */
export function forecastFull({ room, added, leaving }: DiskForecast): number | null {
  let left = room;
  for (let day = 0; day < furthestDay; day += 1) {
    if (left <= 0) return day;
    left += (leaving[day] ?? 0) - added;
  }
  return null;
}

/** A log: its bytes, and how long it is kept. */
export interface ForecastLog {
  readonly keptDays: number;
  /** Bytes that are added on each day. */
  readonly added: number;
  /** Bytes by age in whole days. */
  readonly byAge: ReadonlyMap<number, number>;
}

/** Bytes of logs that are removed on each day of a forecast. Older audio than a log is kept for is in use, and stays. */
export function leavingLogs(logs: readonly ForecastLog[]): number[] {
  const leaving = Array.from({ length: furthestDay }, () => 0);
  for (const { keptDays, added, byAge } of logs) {
    for (let day = 0; day < furthestDay; day += 1) {
      const recorded = day < keptDays ? (byAge.get(keptDays - 1 - day) ?? 0) : added;
      leaving[day] = (leaving[day] ?? 0) + recorded;
    }
  }
  return leaving;
}
