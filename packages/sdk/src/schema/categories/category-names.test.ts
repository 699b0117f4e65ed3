import { describe, expect, it } from 'vitest';
import { readCategoryNames, writeCategoryNames } from './category-names.ts';

describe('writeCategoryNames and readCategoryNames', () => {
  it('preserve a comma inside a name', () => {
    const names = ['Talk', 'Rock, Pop', 'News'];
    expect(writeCategoryNames(names)).toBe(String.raw`Talk,Rock\, Pop,News`);
    expect(readCategoryNames(writeCategoryNames(names))).toEqual(names);
  });

  it('preserve backslashes, also at the end of a name and before a comma', () => {
    const names = ['AC\\DC', 'Ends with one\\', 'Both\\, here', '\\\\two', '\\'];
    expect(writeCategoryNames(['Ends with one\\', 'News'])).toBe(String.raw`Ends with one\\,News`);
    expect(readCategoryNames(writeCategoryNames(names))).toEqual(names);
  });

  it('read a backslash that escapes nothing as part of the name', () => {
    expect(readCategoryNames('AC\\DC,News\\')).toEqual(['AC\\DC', 'News\\']);
  });

  it('preserve an empty list', () => {
    expect(writeCategoryNames([])).toBe('');
    expect(readCategoryNames('')).toEqual([]);
    expect(readCategoryNames(' Talk , ,News')).toEqual(['Talk', 'News']);
  });
});
