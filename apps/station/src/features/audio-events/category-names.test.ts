import { describe, expect, it } from 'vitest';
import { categoryNames } from './category-names.ts';

describe('categoryNames', () => {
  it.each([
    ['News,Talk', ['News', 'Talk']],
    ['Rock\\, Pop,Talk', ['Rock, Pop', 'Talk']],
    ['', []],
    [' News , ,', ['News']],
  ])('reads %j', (text, names) => {
    expect(categoryNames(text)).toEqual(names);
  });
});
