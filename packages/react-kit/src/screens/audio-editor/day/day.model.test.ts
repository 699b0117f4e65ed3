import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AudioEvent } from '@postkit/sdk/schema';
import { makeEvent } from '../../../testing/make-event.ts';
import { english } from '../../../words/catalogue.ts';
import {
  cardWidth,
  dateInWords,
  dayRows,
  filterEvents,
  hasFilters,
  gapsBetweenCards,
  hoursOfDay,
  noDayFilters,
  packRows,
} from './day.model.ts';

const ids = (events: readonly AudioEvent[]) => events.map(({ id }) => id);

describe('dateInWords', () => {
  it('names today and yesterday, and the year only if it is another', () => {
    const words = (date: string) => [
      dateInWords(date, '2026-01-02', 'long', english),
      dateInWords(date, '2026-01-02', 'short', english),
    ];
    expect(words('2026-01-02')).toEqual(['Today, Friday 2 January', 'Today, Fri 2 Jan']);
    expect(words('2026-01-01')).toEqual(['Yesterday, Thursday 1 January', 'Yesterday, Thu 1 Jan']);
    expect(words('2025-12-31')).toEqual(['Wednesday 31 December 2025', 'Wed 31 Dec 2025']);
  });
});

describe('hoursOfDay', () => {
  it('EDITOR-019 follows the station’s clock, also on a day of 25 hours', () => {
    const hours = (range: { start: number; end: number }) => (range.end - range.start) / 3600;
    expect(hours(hoursOfDay('2026-06-01', [6, 9], 'America/New_York'))).toBe(3);
    expect(hours(hoursOfDay('2026-11-01', [0, 24], 'America/New_York'))).toBe(25);
    expect(hours(hoursOfDay('2026-11-01', [0, 6], 'America/New_York'))).toBe(7);
  });
});

describe('filterEvents', () => {
  const day = { start: 1000, end: 2000 };
  const song = makeEvent(
    { id: 1, started_at: 1100 },
    { title: 'Blue Train', artist: 'Coltrane', category: 'Music' },
  );
  const talk = makeEvent(
    { id: 2, started_at: 1500, transcript: 'The mayor spoke about trains.' },
    { title: 'News', category: 'News' },
  );

  it('requires every word in the title, artist, category or transcript', () => {
    const find = (search: string) => ids(filterEvents([song, talk], day, { ...noDayFilters, search }));
    expect(find('train')).toEqual([1, 2]);
    expect(find('BLUE coltrane')).toEqual([1]);
    expect(find('mayor news')).toEqual([2]);
    expect(find('mayor blue')).toEqual([]);
    expect(find(' blue  coltrane ')).toEqual([1]);
  });

  it('keeps only events in the hours and categories', () => {
    expect(ids(filterEvents([song, talk], { start: 1500, end: 2000 }, noDayFilters))).toEqual([2]);
    expect(ids(filterEvents([song, talk], { start: 1000, end: 1500 }, noDayFilters))).toEqual([1]);
    expect(ids(filterEvents([song, talk], day, { ...noDayFilters, categories: ['Music', 'Spots'] }))).toEqual(
      [1],
    );
  });

  it('says whether any filter is set', () => {
    expect(hasFilters(noDayFilters)).toBe(false);
    expect(hasFilters({ ...noDayFilters, hours: [0, 23] })).toBe(true);
    expect(hasFilters({ ...noDayFilters, hours: [1, 24] })).toBe(true);
    expect(hasFilters({ ...noDayFilters, categories: ['News'] })).toBe(true);
    expect(hasFilters({ ...noDayFilters, search: 'sea' })).toBe(true);
    expect(hasFilters({ ...noDayFilters, search: ' ' })).toBe(false);
  });
});

describe('cardWidth', () => {
  it('EDITOR-024 follows the length, from 140 to 320 pixels', () => {
    const width = (duration: number, available = 900) => cardWidth(makeEvent({ duration }), available);
    expect([width(5), width(30), width(240), width(240, 300)]).toEqual([140, 240, 320, 300]);
  });
});

describe('packRows', () => {
  it('puts each card into one row, in order, and keeps rows within the width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 300 })),
        fc.integer({ min: 300, max: 1200 }),
        (widths, available) => {
          const rows = packRows(widths, available, 6);
          expect(rows.flat()).toEqual(widths.map((_, index) => index));
          for (const row of rows) {
            const wide = row.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + (row.length - 1) * 6;
            expect(wide).toBeLessThanOrEqual(available);
          }
        },
      ),
    );
  });
});

describe('dayRows', () => {
  const events = [100, 200, 300].map((started_at) => makeEvent({ started_at }));
  const space = { available: 600, spacing: 6, live: 240 };
  const rows = (...gaps: { start: number; end: number; open: boolean }[]) =>
    dayRows(events, [100, 100, 100], gaps, null, space).map(({ cards, gap }) => cards ?? gap.start);

  it('has a row for each gap at its time, and none without gaps', () => {
    expect(rows()).toEqual([[0, 1, 2]]);
    expect(rows({ start: 150, end: 190, open: false }, { start: 210, end: 250, open: false })).toEqual([
      [0],
      150,
      [1],
      210,
      [2],
    ]);
  });

  it('starts and ends with gaps, and puts two gaps into two rows', () => {
    expect(
      rows(
        { start: 10, end: 20, open: false },
        { start: 30, end: 40, open: false },
        { start: 350, end: 400, open: false },
      ),
    ).toEqual([10, 30, [0, 1, 2], 350]);
    const gap = { start: 5, end: 6, open: false };
    expect(dayRows([], [], [gap], null, space)).toEqual([{ cards: null, gap, live: null }]);
  });

  it('puts the event on air behind the last card if there is room, and otherwise into a row of its own', () => {
    const live = { title: 'Building boats', start: 400 };
    const gap = { start: 350, end: 400, open: false };
    const shape = (available: number, gaps = [gap].slice(1)) =>
      dayRows(events, [100, 100, 100], gaps, live, { ...space, available }).map((row) => [
        row.cards?.length ?? 'gap',
        row.live?.start,
      ]);
    expect(shape(558)).toEqual([[3, 400]]);
    expect(shape(557)).toEqual([
      [3, undefined],
      [0, 400],
    ]);
    expect(shape(600, [gap])).toEqual([
      [3, undefined],
      ['gap', undefined],
      [0, 400],
    ]);
  });
});

describe('gapsBetweenCards', () => {
  const gaps = [
    { start: 100, end: 200, open: false },
    { start: 300, end: 400, open: false },
  ];

  it('keeps only gaps in the hours, and none while a search or categories narrow the list', () => {
    expect(gapsBetweenCards(gaps, { start: 0, end: 500 }, noDayFilters)).toEqual(gaps);
    expect(gapsBetweenCards(gaps, { start: 150, end: 300 }, noDayFilters)).toEqual(gaps.slice(0, 1));
    const first = gaps[0]?.end ?? 0;
    expect(gapsBetweenCards(gaps, { start: first, end: 10_000 }, noDayFilters)).toEqual(gaps.slice(1));
    expect(gapsBetweenCards(gaps, { start: 0, end: 500 }, { categories: [], search: ' ' })).toEqual(gaps);
    expect(gapsBetweenCards(gaps, { start: 0, end: 500 }, { categories: ['News'], search: '' })).toEqual([]);
    expect(gapsBetweenCards(gaps, { start: 0, end: 500 }, { categories: [], search: 'sea' })).toEqual([]);
  });
});
