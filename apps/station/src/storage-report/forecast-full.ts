export interface DiskForecast {
  /** Bytes that may still be written. */
  readonly room: number;
  /** Bytes that are added on each day. */
  readonly added: number;
  /** Bytes of the log among them, which leave again once they reach the age of retention. */
  readonly addedLog: number;
  /** Bytes of the log that reach that age, by day from now on. */
  readonly leaving: readonly number[];
}

const furthestDay = 365;

/** Days until nothing fits any more, 0 for now; null if there is still room in a year. */
export function forecastFull({ room, added, addedLog, leaving }: DiskForecast): number | null {
  let left = room;
  for (let day = 0; day < furthestDay; day += 1) {
    if (left <= 0) return day;
    left += (leaving[day] ?? addedLog) - added;
  }
  return null;
}
