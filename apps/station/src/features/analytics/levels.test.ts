import { describe, expect, it } from 'vitest';
import { figuresAtLevels, reachAtLevels, summed } from './levels.ts';

const figure = {
  station_id: 1,
  day: 20_000,
  show_id: 4,
  episode_id: 21,
  country: 'NO',
  platform: 'VLC',
  downloads: 2,
  heard: 900,
};

describe('figuresAtLevels', () => {
  it('stores a figure once for every combination of country, platform and episode of its show, and once for all shows', () => {
    const rows = figuresAtLevels(figure);
    expect(
      rows.map(({ country, platform, show_id, episode_id }) => [country, platform, show_id, episode_id]),
    ).toEqual([
      ['', '', 4, 0],
      ['NO', '', 4, 0],
      ['', 'VLC', 4, 0],
      ['NO', 'VLC', 4, 0],
      ['', '', 4, 21],
      ['NO', '', 4, 21],
      ['', 'VLC', 4, 21],
      ['NO', 'VLC', 4, 21],
      ['', '', 0, 0],
      ['NO', '', 0, 0],
      ['', 'VLC', 0, 0],
      ['NO', 'VLC', 0, 0],
    ]);
    expect(rows.every(({ downloads, heard }) => downloads === 2 && heard === 900)).toBe(true);
  });
});

describe('summed', () => {
  it('adds up rows that differ in their numbers only', () => {
    const elsewhere = { ...figure, country: 'SE', downloads: 3 };
    const rows = summed([figure, elsewhere].flatMap(figuresAtLevels), (a, b) => ({
      downloads: a.downloads + b.downloads,
    }));
    const level = (wanted: number) =>
      rows.filter((row) => row.level === wanted).map(({ country, downloads }) => [country, downloads]);
    expect(level(0)).toEqual([['', 5]]);
    expect(level(1)).toEqual([
      ['NO', 2],
      ['SE', 3],
    ]);
    const reach = { station_id: 1, day: 20_000, shows: '4', country: 'NO', platform: 'VLC', listeners: 2 };
    expect(
      summed([...reachAtLevels(reach), ...reachAtLevels(reach)], (a, b) => ({
        listeners: a.listeners + b.listeners,
      })),
    ).toHaveLength(4);
  });
});
