import { describe, expect, it } from 'vitest';
import { readItunesCategories } from './itunes-categories.ts';

describe('readItunesCategories', () => {
  it('reads the chosen categories in their order', () => {
    expect(readItunesCategories('News:Daily News, Arts')).toEqual([
      { name: 'News', subcategory: 'Daily News' },
      { name: 'Arts', subcategory: '' },
    ]);
    expect(readItunesCategories('')).toEqual([]);
  });
});
