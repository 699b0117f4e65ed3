import { describe, expect, it } from 'vitest';
import { makeShow } from '@postkit/sdk/testing';
import { possibleParents } from './possible-parents.ts';

const shows = [
  makeShow({ id: 1, title: 'Network' }),
  makeShow({ id: 2, title: 'Morning', parent: 1 }),
  makeShow({ id: 3, title: 'Morning extra', parent: 2 }),
  makeShow({ id: 4, title: 'Evening' }),
];
const titles = (id: number | null) => possibleParents(shows, id).map(({ title }) => title);

describe('possibleParents', () => {
  it('offers all shows to a new show, sorted by title', () => {
    expect(titles(null)).toEqual(['Evening', 'Morning', 'Morning extra', 'Network']);
  });

  it('excludes the show itself and its descendants', () => {
    expect(titles(2)).toEqual(['Evening', 'Network']);
    expect(titles(1)).toEqual(['Evening']);
  });

  it('terminates if two shows are each other’s parents', () => {
    const circle = [
      makeShow({ id: 1, title: 'A', parent: 2 }),
      makeShow({ id: 2, title: 'B', parent: 1 }),
      makeShow({ id: 3, title: 'C' }),
    ];
    expect(possibleParents(circle, 3).map(({ title }) => title)).toEqual(['A', 'B']);
  });
});
