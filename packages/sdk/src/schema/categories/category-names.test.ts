import { describe, expect, it } from 'vitest';
import { readCategoryNames, writeCategoryNames } from './category-names.ts';

describe('writeCategoryNames and readCategoryNames', () => {
  it('preserve a comma inside a name', () => {
    const names = ['Talk', 'Rock, Pop', 'News'];
    expect(writeCategoryNames(names)).toBe(String.raw`Talk,Rock\, Pop,News`);
    expect(readCategoryNames(writeCategoryNames(names))).toEqual(names);
  });

  it('preserve an empty list', () => {
    expect(writeCategoryNames([])).toBe('');
    expect(readCategoryNames('')).toEqual([]);
    expect(readCategoryNames(' Talk , ,News')).toEqual(['Talk', 'News']);
  });
});
