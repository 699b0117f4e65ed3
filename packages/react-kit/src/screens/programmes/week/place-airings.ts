import type { ProgrammeAiring } from '@postkit/sdk/schema';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { addDays, type CalendarDate, dayInZone } from '../../../host/time/zoned-time.ts';

/** An airing in the column of a day. One that passes midnight is in two columns. */
export interface PlacedAiring {
  readonly airing: ProgrammeAiring;
  /** Unique in its week. */
  readonly key: string;
  /** Minutes from midnight by the clock of the station. */
  readonly top: number;
  /** Minutes that it covers in the column, at least 10. */
  readonly minutes: number;
  /** From 0, among the `lanes` of airings that overlap. */
  readonly lane: number;
  readonly lanes: number;
}

const dayMinutes = 1440;
/** Shorter airings could not be read or pressed. */
const leastMinutes = 10;

/** The week of a day, from Monday to Sunday. */
export function weekOf(day: CalendarDate): readonly CalendarDate[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday));
}

/** Minutes from midnight at a moment (Unix milliseconds), by the clock of a zone. */
export function minuteOfDay(ms: number, zone: string): number {
  const [hours = 0, minutes = 0] = clockInZone(ms / 1000, zone)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}

/** The airings of each date in order, with the lanes of those that overlap. */
export function placeAirings(
  airings: readonly ProgrammeAiring[],
  dates: readonly CalendarDate[],
  zone: string,
): readonly (readonly PlacedAiring[])[] {
  return dates.map((date) => {
    const { start, end } = dayInZone(date, zone);
    const placed = airings
      .filter((airing) => airing.start_ms < end * 1000 && airing.end_ms > start * 1000)
      .map((airing) => {
        const top = airing.start_ms < start * 1000 ? 0 : minuteOfDay(airing.start_ms, zone);
        const bottom = airing.end_ms >= end * 1000 ? dayMinutes : minuteOfDay(airing.end_ms, zone);
        const key = `${date} ${airing.programme_id} ${airing.start_ms}`;
        const shownTop = Math.min(top, dayMinutes - leastMinutes);
        return { airing, key, top: shownTop, minutes: Math.max(leastMinutes, bottom - shownTop) };
      })
      .toSorted((a, b) => a.top - b.top || b.minutes - a.minutes);
    return inLanes(placed);
  });
}

function inLanes(placed: readonly Omit<PlacedAiring, 'lane' | 'lanes'>[]): PlacedAiring[] {
  const result: PlacedAiring[] = [];
  let group: { item: Omit<PlacedAiring, 'lane' | 'lanes'>; lane: number }[] = [];
  /** The minute at which each lane of the group is free. */
  let ends: number[] = [];
  const close = () => {
    for (const { item, lane } of group) result.push({ ...item, lane, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const item of placed) {
    if (ends.every((end) => end <= item.top)) close();
    const free = ends.findIndex((end) => end <= item.top);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.top + item.minutes;
    group.push({ item, lane });
  }
  close();
  return result;
}
