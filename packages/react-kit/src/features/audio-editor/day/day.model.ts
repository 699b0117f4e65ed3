import type { AudioEvent, LogGap } from '@postkit/sdk/schema';
import { itemWidth } from '../timeline-model/item-width.ts';
import { toMilliseconds } from '../timeline-model/timeline-item.ts';
import { type CalendarDate, dayInZone, momentInZone } from '../../../screen/time/zoned-time.ts';

/** From and to, 0 to 24. */
export type HourRange = readonly [from: number, to: number];

export interface DayFilters {
  hours: HourRange;
  categories: readonly string[];
  search: string;
}

const wholeDay: HourRange = [0, 24];
export const noDayFilters: DayFilters = { hours: wholeDay, categories: [], search: '' };

export function hasFilters({ hours, categories, search }: DayFilters): boolean {
  return hours[0] > 0 || hours[1] < 24 || categories.length > 0 || search.trim() !== '';
}

/** Hours of a day as unix seconds: by the clock in the zone, also on days of 23 or 25 hours. */
export function hoursOfDay(date: CalendarDate, [from, to]: HourRange, zone: string): { start: number; end: number } {
  const day = dayInZone(date, zone);
  const at = (hour: number) => momentInZone(date, `${String(hour).padStart(2, '0')}:00`, zone) ?? day.start + hour * 3600;
  return { start: from === 0 ? day.start : at(from), end: to === 24 ? day.end : at(to) };
}

/** The events that fit: aired in the hours, of one of the categories, with every word of the search somewhere in them. */
export function filterEvents(events: readonly AudioEvent[], { start, end }: { start: number; end: number }, filters: DayFilters) {
  const categories = new Set(filters.categories);
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return events.filter((event) => {
    if (event.started_at < start || event.started_at >= end) return false;
    if (categories.size > 0 && !categories.has(event.cart.category.name)) return false;
    if (words.length === 0) return true;
    const { title, artist, category } = event.cart;
    const text = [title, artist, category.name, event.transcript ?? ''].join('\n').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A card no wider than this: its length stands on it, and a song would fill the row. */
const widestCard = 320;

/** Pixels that an event's card takes in a list of a width. */
export function cardWidth(event: AudioEvent, available: number): number {
  return Math.min(itemWidth(toMilliseconds(event.duration)), widestCard, Math.max(available, 0));
}

/** Indexes of cards, row by row: as many as fit beside each other. */
export function packRows(widths: readonly number[], available: number, gap: number): number[][] {
  const rows: number[][] = [];
  let free = -1;
  for (const [index, width] of widths.entries()) {
    const row = rows.at(-1);
    if (row && free >= width) row.push(index);
    else {
      rows.push([index]);
      free = available;
    }
    free -= width + gap;
  }
  return rows;
}

/** The holes to tell of between the cards of some hours: all, but none where a search or categories leave out what is between. */
export function holesBetweenCards(
  gaps: readonly LogGap[],
  { start, end }: { start: number; end: number },
  { categories, search }: Pick<DayFilters, 'categories' | 'search'>,
): readonly LogGap[] {
  if (categories.length > 0 || search.trim() !== '') return [];
  return gaps.filter((gap) => gap.start < end && gap.end > start);
}

/** A row of the list: cards by their indexes, or a hole that lies between them. */
export type DayRow = { cards: readonly number[]; hole: null } | { cards: null; hole: LogGap };

/** The rows of a day: cards packed beside each other, each hole in a row of its own before the first card after it. */
export function dayRows(
  events: readonly Pick<AudioEvent, 'started_at'>[],
  widths: readonly number[],
  holes: readonly LogGap[],
  available: number,
  gap: number,
): DayRow[] {
  const rows: DayRow[] = [];
  let from = 0;
  function pack(to: number) {
    const packed = packRows(widths.slice(from, to), available, gap);
    for (const row of packed) rows.push({ cards: row.map((index) => index + from), hole: null });
    from = to;
  }
  for (const hole of holes) {
    const after = events.findIndex((event) => event.started_at > hole.start);
    pack(Math.max(from, after === -1 ? events.length : after));
    rows.push({ cards: null, hole });
  }
  pack(events.length);
  return rows;
}
