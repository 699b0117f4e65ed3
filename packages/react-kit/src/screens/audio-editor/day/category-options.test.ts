import { describe, expect, it } from 'vitest';
import { type CategoryOption, chipOptions } from './category-options.ts';

const option = (name: string, count: number): CategoryOption => ({ name, group: '', color: 'gray', count });
const options = [
  option('Music', 103),
  option('Jingle', 2),
  option('Talk', 41),
  option('Promo', 0),
  option('News', 22),
];
const names = (most: number, chosen: string[] = []) =>
  chipOptions(options, most, chosen).map(({ name }) => name);

describe('chipOptions', () => {
  it('has the categories with most events, in the order of the list', () => {
    expect(names(2)).toEqual(['Music', 'Talk']);
    expect(names(3)).toEqual(['Music', 'Talk', 'News']);
  });

  it('has none without events, but every chosen one', () => {
    expect(names(9)).toEqual(['Music', 'Jingle', 'Talk', 'News']);
    expect(names(1, ['Promo', 'Jingle'])).toEqual(['Music', 'Jingle', 'Promo']);
  });
});
