import { expect, it } from 'vitest';
import { nextNumber } from './publish-form.ts';

const episode = (season_number: number | null, episode_number: number | null) => ({
  season_number,
  episode_number,
});

it.each([
  ['none', [], { season: null, number: 1 }],
  ['none with a number', [episode(2, null)], { season: null, number: 1 }],
  [
    'episodes without seasons',
    [episode(null, 7), episode(null, null), episode(null, 8)],
    { season: null, number: 9 },
  ],
  ['two seasons', [episode(2, 3), episode(1, 20), episode(2, 4)], { season: 2, number: 5 }],
])('follows %s', (_name, episodes, next) => {
  expect(nextNumber(episodes)).toEqual(next);
});
