import { describe, expect, it } from 'vitest';
import { readNames, writeNames } from './category-names.ts';

describe('writeNames and readNames', () => {
  it('preserve a comma inside a name', () => {
    const names = ['Talk', 'Rock, Pop', 'News'];
    expect(writeNames(names)).toBe(String.raw`Talk,Rock\, Pop,News`);
    expect(readNames(writeNames(names))).toEqual(names);
  });

  it('preserve an empty list', () => {
    expect(writeNames([])).toBe('');
    expect(readNames('')).toEqual([]);
    expect(readNames(' Talk , ,News')).toEqual(['Talk', 'News']);
  });
});
