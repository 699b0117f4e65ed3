import { describe, expect, it } from 'vitest';
import type { FirstDay } from '@postkit/sdk/schema';
import { firstDayCurves, linePoints } from './first-day.model.ts';

const published_at = 1_800_000_000;
const at = (hours: number) => published_at + hours * 3600;
const usual = Array.from({ length: 24 }, (_, hour) => (hour + 1) * 10);
const day = (overrides: Partial<FirstDay>): FirstDay => ({
  playlist_id: 7,
  show_id: 1,
  name: 'The pilot',
  show: 'Harbour Stories',
  published_at,
  downloads: [],
  usual,
  usual_episodes: 4,
  total: 0,
  ...overrides,
});

describe('firstDayCurves', () => {
  it('starts at zero and ends now, within the running hour', () => {
    const curves = firstDayCurves(day({ downloads: [12, 30] }), at(1.5));
    expect(curves).toMatchObject({ hours: 1.5, count: 30 });
    expect(curves.own).toEqual([
      [0, 0],
      [1, 12],
      [1.5, 30],
    ]);
    expect(curves.usual?.slice(0, 2)).toEqual([
      [0, 0],
      [1, 10],
    ]);
  });

  it('compares with the usual at the same age', () => {
    expect(firstDayCurves(day({ downloads: [12, 30] }), at(1.5)).change).toBe(100);
    expect(firstDayCurves(day({ downloads: [5, 12] }), at(1.5)).change).toBe(-20);
    expect(firstDayCurves(day({ downloads: usual }), at(60))).toMatchObject({
      hours: 24,
      count: 240,
      change: 0,
    });
  });

  it('compares with nothing where too little is usual, or none is known', () => {
    expect(firstDayCurves(day({ downloads: [3] }), at(0.1)).change).toBeNull();
    expect(firstDayCurves(day({ downloads: [3], usual: null }), at(1))).toMatchObject({
      usual: null,
      change: null,
    });
    expect(firstDayCurves(day({}), at(-1))).toMatchObject({ hours: 0, count: 0, own: [[0, 0]] });
  });
});

it('draws a day across a box, with the highest value at the top', () => {
  const points = linePoints(
    [
      [0, 0],
      [12, 50],
      [24, 100],
    ],
    100,
    { width: 240, height: 50 },
  );
  expect(points).toBe('0.0,50.0 120.0,25.0 240.0,0.0');
  expect(linePoints([[24, 0]], 0, { width: 240, height: 50 })).toBe('240.0,50.0');
});
