import { describe, expect, it } from 'vitest';
import { makeShow } from '../../testing/make-show.ts';
import { possibleParents } from './possible-parents.ts';

const shows = [
  makeShow({ id: 1, title: 'Network' }),
  makeShow({ id: 2, title: 'Morning', parent: 1 }),
  makeShow({ id: 3, title: 'Morning extra', parent: 2 }),
  makeShow({ id: 4, title: 'Evening' }),
];
const titles = (id: number | null) => possibleParents(shows, id).map(({ title }) => title);

describe('possibleParents', () => {
  it('offers a new show all of them, by title', () => {
    expect(titles(null)).toEqual(['Evening', 'Morning', 'Morning extra', 'Network']);
  });

  it('offers neither the show itself nor what is a part of it', () => {
    expect(titles(2)).toEqual(['Evening', 'Network']);
    expect(titles(1)).toEqual(['Evening']);
  });

  it('comes to an end where two shows are parts of each other', () => {
    const circle = [
      makeShow({ id: 1, title: 'A', parent: 2 }),
      makeShow({ id: 2, title: 'B', parent: 1 }),
      makeShow({ id: 3, title: 'C' }),
    ];
    expect(possibleParents(circle, 3).map(({ title }) => title)).toEqual(['A', 'B']);
  });
});
