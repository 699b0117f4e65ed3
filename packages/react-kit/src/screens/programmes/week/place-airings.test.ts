import { describe, expect, it } from 'vitest';
import { makeAiring } from '../testing/make-programmes.ts';
import { nextAiring } from './next-airing.ts';
import { placeAirings, weekOf } from './place-airings.ts';

const at = (start: string, end: string, programme_id = 7) =>
  makeAiring(start, { programme_id, end_ms: Date.parse(end) });

describe('weekOf', () => {
  it.each(['2026-11-23', '2026-11-26', '2026-11-29'])('is Monday to Sunday for %s', (day) => {
    const week = weekOf(day);
    expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  });
});

describe('placeAirings', () => {
  it('places airings by the clock of the station, and those that pass midnight in both days', () => {
    const night = at('2026-11-24T22:00Z', '2026-11-25T01:30Z');
    const days = placeAirings([night], ['2026-11-24', '2026-11-25'], 'Europe/Berlin');
    expect(days.map((day) => day.map(({ top, minutes }) => [top, minutes]))).toEqual([
      [[1380, 60]],
      [[0, 150]],
    ]);
    expect(new Set(days.flat().map(({ key }) => key)).size).toBe(2);
  });

  it('shares the width among airings that overlap, and only among those', () => {
    const airings = [
      at('2026-11-24T08:00Z', '2026-11-24T10:00Z', 1),
      at('2026-11-24T09:00Z', '2026-11-24T11:00Z', 2),
      at('2026-11-24T10:00Z', '2026-11-24T12:00Z', 3),
      at('2026-11-24T12:00Z', '2026-11-24T13:00Z', 4),
    ];
    const [day = []] = placeAirings(airings, ['2026-11-24'], 'UTC');
    expect(day.map(({ airing, lane, lanes }) => [airing.programme_id, lane, lanes])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ]);
  });

  it('keeps short airings and those of the hour that the clock repeats large enough to press', () => {
    const [day = []] = placeAirings(
      [at('2026-10-25T00:30Z', '2026-10-25T01:15Z', 1), at('2026-10-25T22:58Z', '2026-10-25T23:00Z', 2)],
      ['2026-10-25'],
      'Europe/Berlin',
    );
    expect(day.map(({ top, minutes }) => [top, minutes])).toEqual([
      [150, 10],
      [1430, 10],
    ]);
  });
});

describe('nextAiring', () => {
  const dates = ['2026-11-23', '2026-11-24', '2026-11-25'];
  const days = placeAirings(
    [
      at('2026-11-23T06:00Z', '2026-11-23T09:00Z', 1),
      at('2026-11-23T12:00Z', '2026-11-23T14:00Z', 2),
      at('2026-11-25T07:00Z', '2026-11-25T08:00Z', 3),
      at('2026-11-25T13:00Z', '2026-11-25T14:00Z', 4),
    ],
    dates,
    'UTC',
  );
  const keyOf = (id: number) => days.flat().find(({ airing }) => airing.programme_id === id)?.key ?? '';

  it.each([
    [1, 'ArrowDown', 2],
    [2, 'ArrowDown', 3],
    [3, 'ArrowUp', 2],
    [2, 'ArrowRight', 4],
    [1, 'ArrowRight', 3],
    [4, 'ArrowLeft', 2],
    [3, 'End', 4],
    [4, 'Home', 3],
    [1, 'ArrowUp', undefined],
    [4, 'ArrowDown', undefined],
    [4, 'ArrowRight', undefined],
    [1, 'x', undefined],
  ])('leads from %i with %s to %s', (from, key, to) => {
    expect(nextAiring(days, keyOf(from), key)?.airing.programme_id).toBe(to);
  });
});
