import { expect, it } from 'vitest';
import { likeliestPath } from './likeliest-path.ts';

const changes = [
  [0, 3],
  [3, 0],
];

function path(kinds: readonly number[]): number[] {
  const costs = kinds.flatMap((kind) => (kind === 0 ? [0, 1] : [1, 0]));
  return [...likeliestPath(Float32Array.from(costs), changes)];
}

it('takes a kind that lasts longer than its two changes cost, from its first frame to its last', () => {
  const kinds = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0];
  expect(path(kinds)).toEqual(kinds);
});

it('leaves out a kind that is shorter', () => {
  expect(path([0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0])).toEqual(Array.from({ length: 13 }).fill(0));
});

it('has no path of no frames', () => {
  expect(path([])).toEqual([]);
});
