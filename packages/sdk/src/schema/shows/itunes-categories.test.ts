import { describe, expect, it } from 'vitest';
import { readItunesCategories } from './itunes-categories.ts';

describe('readItunesCategories', () => {
  it('reads the categories in order', () => {
    expect(readItunesCategories('News:Daily News, Arts')).toEqual([
      { name: 'News', subcategory: 'Daily News' },
      { name: 'Arts', subcategory: '' },
    ]);
    expect(readItunesCategories('')).toEqual([]);
  });
});
