import { describe, expect, it } from 'vitest';
import { directoryCategories } from './directory-categories.ts';

const faults = (text: string) =>
  directoryCategories.safeParse(text).error?.issues.map((issue) => issue.message) ?? [];

describe('directoryCategories', () => {
  it('WIZ-055 accepts up to three of Apple’s categories, each with or without a subcategory', () => {
    expect(faults('')).toEqual([]);
    expect(faults('News:Daily News,Society & Culture,Health & Fitness:Mental Health')).toEqual([]);
    expect(faults('News,Arts,Music,Sports')).toEqual(['Choose at most 3 categories.']);
  });

  it.each([
    ['Weather', ['“Weather” is not an Apple Podcasts category.']],
    ['news', ['“news” is not an Apple Podcasts category.']],
    ['toString', ['“toString” is not an Apple Podcasts category.']],
    ['Arts:Daily News', ['“Daily News” is not a subcategory of Arts.']],
    ['History:Ancient', ['“Ancient” is not a subcategory of History.']],
  ])('rejects %s and says why', (text, messages) => {
    expect(faults(text)).toEqual(messages);
  });
});
