import type { AudioEvent, LogGap } from '@postkit/sdk/schema';
import { toMilliseconds } from '../../../data/timeline/index.ts';
import {
  addDays,
  type CalendarDate,
  dayInZone,
  formatCalendarDate,
  momentInZone,
} from '../../../host/time/zoned-time.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { itemWidth } from '../timeline-model/item-width.ts';
import { dayMessages } from './day.messages.ts';

/** From and to, 0 to 24. */
export type HourRange = readonly [from: number, to: number];

export interface DayFilters {
  hours: HourRange;
  categories: readonly string[];
  search: string;
}

const wholeDay: HourRange = [0, 24];
export const noDayFilters: DayFilters = { hours: wholeDay, categories: [], search: '' };

export function hasFilters(filters: DayFilters): boolean {
  return activeFilters(filters) > 0;
}

/** Number of filters that are set. */
export function activeFilters({ hours, categories, search }: DayFilters): number {
  const set = [hours[0] > 0 || hours[1] < 24, categories.length > 0, search.trim() !== ''];
  return set.filter(Boolean).length;
}

/** `Today, Thursday 26 November`, or short `Today, Thu 26 Nov`: with the year only if it is not today's. */
export function dateInWords(
  date: CalendarDate,
  today: CalendarDate,
  length: 'long' | 'short',
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(dayMessages);
  const day = formatCalendarDate(date, length === 'long' ? 'dddd D MMMM' : 'ddd D MMM', catalogue);
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  const near = date === today ? messages.todayIs : date === addDays(today, -1) ? messages.yesterdayWas : null;
  return near ? near(`${day}${year}`) : `${day}${year}`;
}

/** Hours of a day as unix seconds, by the clock of the zone, also on days of 23 or 25 hours. */
export function hoursOfDay(
  date: CalendarDate,
  [from, to]: HourRange,
  zone: string,
): { start: number; end: number } {
  const day = dayInZone(date, zone);
  const at = (hour: number) =>
    momentInZone(date, `${String(hour).padStart(2, '0')}:00`, zone) ?? day.start + hour * 3600;
  return { start: from === 0 ? day.start : at(from), end: to === 24 ? day.end : at(to) };
}

/** The events that aired in the hours, have one of the categories and contain every word of the search. */
export function filterEvents(
  events: readonly AudioEvent[],
  { start, end }: { start: number; end: number },
  filters: DayFilters,
) {
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

/** The widest card in pixels. Cards show their length as text, and a song in full width would fill the row. */
const maxCardWidth = 320;

/** Width of an event's card in pixels, in a list of a width. */
export function cardWidth(event: AudioEvent, available: number): number {
  return Math.min(itemWidth(toMilliseconds(event.duration)), maxCardWidth, Math.max(available, 0));
}

/** Indexes of cards by row, with as many cards as fit. */
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

/** The gaps to show between the cards of some hours: all, or none if a search or categories hide events between them. */
export function gapsBetweenCards(
  gaps: readonly LogGap[],
  { start, end }: { start: number; end: number },
  { categories, search }: Pick<DayFilters, 'categories' | 'search'>,
): readonly LogGap[] {
  if (categories.length > 0 || search.trim() !== '') return [];
  return gaps.filter((gap) => gap.start < end && gap.end > start);
}

/** The event on air, which the log gets once it has ended. */
export interface LiveEvent {
  /** Empty if the stream announces none. */
  title: string;
  /** Unix seconds. */
  start: number;
}

/** A row of the list: the indexes of its cards, at the end of the day with the event on air, or a gap between cards. */
export type DayRow =
  | { cards: readonly number[]; gap: null; live: LiveEvent | null }
  | { cards: null; gap: LogGap; live: null };

export interface DayRowSpace {
  /** Pixels. */
  available: number;
  spacing: number;
  /** Width of the card of the event on air. */
  live: number;
}

/** The rows of a day: packed cards, each gap in its own row before the first card after it, and the event on air as the last card. */
export function dayRows(
  events: readonly Pick<AudioEvent, 'started_at'>[],
  widths: readonly number[],
  gaps: readonly LogGap[],
  live: LiveEvent | null,
  { available, spacing, live: liveWidth }: DayRowSpace,
): DayRow[] {
  const rows: DayRow[] = [];
  let from = 0;
  function pack(to: number) {
    const packed = packRows(widths.slice(from, to), available, spacing);
    for (const row of packed) rows.push({ cards: row.map((index) => index + from), gap: null, live: null });
    from = to;
  }
  for (const gap of gaps) {
    const after = events.findIndex((event) => event.started_at > gap.start);
    pack(Math.max(from, after === -1 ? events.length : after));
    rows.push({ cards: null, gap, live: null });
  }
  pack(events.length);
  const last = rows.at(-1);
  if (!live) return rows;
  const used = last?.cards?.reduce((sum, index) => sum + (widths[index] ?? 0) + spacing, 0);
  if (last?.cards && used !== undefined && used + liveWidth <= available)
    rows[rows.length - 1] = { ...last, live };
  else rows.push({ cards: [], gap: null, live });
  return rows;
}
