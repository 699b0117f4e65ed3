import { appleCategories } from '@postkit/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryNames, eachOnce, formatCategories, parseCategories, repeatedCategory, subcategoriesOf } from './show-categories.ts';

const anyCategory = fc
  .constantFrom(...categoryNames)
  .chain((name) => fc.record({ name: fc.constant(name), subcategory: fc.constantFrom('', ...subcategoriesOf(name)) }));
const chosen = fc.array(anyCategory, { maxLength: 3 });

describe('categoryNames', () => {
  it('RSS-019 SHELL-073 are the fixed list', () => {
    expect(categoryNames.join(', ')).toBe(
      'Arts, Business, Comedy, Education, Fiction, Government, History, Health & Fitness, Kids & Family, Leisure, Music, News, ' +
        'Religion & Spirituality, Science, Society & Culture, Sports, Technology, True Crime, TV & Film',
    );
  });

  it('RSS-020 SHELL-074 have subcategories, but for four', () => {
    expect(categoryNames.filter((name) => subcategoriesOf(name).length === 0)).toEqual([
      'Government',
      'History',
      'Technology',
      'True Crime',
    ]);
  });

  it('RSS-021 SHELL-075 have Apple’s subcategories, none of which parts a list of them', () => {
    expect(subcategoriesOf('Comedy')).toEqual(['Comedy Interviews', 'Improv', 'Stand-Up']);
    expect(subcategoriesOf('No such category')).toEqual([]);
    const names = Object.entries(appleCategories).flat(2);
    expect(names.filter((name) => /[,:]/.test(name) || name !== name.trim())).toEqual([]);
    expect(new Set(Object.values(appleCategories).flat()).size).toBe(Object.values(appleCategories).flat().length);
  });
});

describe('parseCategories and formatCategories', () => {
  it('RSS-021 WIZ-055 write entries joined by commas, with or without subcategory', () => {
    const text = 'Health & Fitness:Mental Health,News,TV & Film:After Shows';
    expect(parseCategories(text)).toEqual([
      { name: 'Health & Fitness', subcategory: 'Mental Health' },
      { name: 'News', subcategory: '' },
      { name: 'TV & Film', subcategory: 'After Shows' },
    ]);
    expect(formatCategories(parseCategories(text))).toBe(text);
  });

  it('WIZ-055 keep whatever is chosen', () => {
    fc.assert(
      fc.property(chosen, (categories) => {
        expect(parseCategories(formatCategories(categories))).toEqual(categories);
      }),
    );
  });

  it('WIZ-055 read any text as three categories at most, and write it so that it is read the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', ':', '&') }), (text) => {
        const read = parseCategories(text);
        expect(read.length).toBeLessThanOrEqual(3);
        expect(parseCategories(formatCategories(read))).toEqual(read);
      }),
    );
  });
});

describe('repeatedCategory', () => {
  it('finds a category that was chosen before; another subcategory is another one', () => {
    expect(repeatedCategory(parseCategories('Arts:Books,Arts,Arts:Books'))).toBe(2);
    expect(repeatedCategory(parseCategories('Arts:Books,Arts,Arts:Food'))).toBe(-1);
  });

  it('finds none among those that are left once', () => {
    fc.assert(
      fc.property(chosen, (categories) => {
        const left = eachOnce(categories);
        expect(repeatedCategory(left)).toBe(-1);
        expect(left.length < categories.length).toBe(repeatedCategory(categories) >= 0);
      }),
    );
  });
});
