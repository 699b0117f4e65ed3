import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appleCategories } from '@postkit/sdk/schema';
import {
  categoryNames,
  uniqueCategories,
  formatCategories,
  parseCategories,
  findRepeatedCategory,
  subcategoriesOf,
} from './show-categories.ts';

const anyCategory = fc
  .constantFrom(...categoryNames)
  .chain((name) =>
    fc.record({ name: fc.constant(name), subcategory: fc.constantFrom('', ...subcategoriesOf(name)) }),
  );
const chosen = fc.array(anyCategory, { maxLength: 3 });

describe('categoryNames', () => {
  it('RSS-019 SHELL-073 list the fixed categories', () => {
    expect(categoryNames.join(', ')).toBe(
      'Arts, Business, Comedy, Education, Fiction, Government, History, Health & Fitness, Kids & Family, Leisure, Music, News, ' +
        'Religion & Spirituality, Science, Society & Culture, Sports, Technology, True Crime, TV & Film',
    );
  });

  it('RSS-020 SHELL-074 have subcategories, except for four', () => {
    expect(categoryNames.filter((name) => subcategoriesOf(name).length === 0)).toEqual([
      'Government',
      'History',
      'Technology',
      'True Crime',
    ]);
  });

  it('RSS-021 SHELL-075 have Apple’s subcategories, none of which contains a separator', () => {
    expect(subcategoriesOf('Comedy')).toEqual(['Comedy Interviews', 'Improv', 'Stand-Up']);
    expect(subcategoriesOf('No such category')).toEqual([]);
    const names = Object.entries(appleCategories).flat(2);
    expect(names.filter((name) => /[,:]/.test(name) || name !== name.trim())).toEqual([]);
    expect(new Set(Object.values(appleCategories).flat()).size).toBe(
      Object.values(appleCategories).flat().length,
    );
  });

  it('SHELL-075 are those of Apple’s list', () => {
    // https://podcasters.apple.com/support/1691-apple-podcasts-categories
    const list = `
      Arts: Books, Design, Fashion & Beauty, Food, Performing Arts, Visual Arts
      Business: Careers, Entrepreneurship, Investing, Management, Marketing, Non-Profit
      Comedy: Comedy Interviews, Improv, Stand-Up
      Education: Courses, How To, Language Learning, Self-Improvement
      Fiction: Comedy Fiction, Drama, Science Fiction
      Government:
      Health & Fitness: Alternative Health, Fitness, Medicine, Mental Health, Nutrition, Sexuality
      History:
      Kids & Family: Education for Kids, Parenting, Pets & Animals, Stories for Kids
      Leisure: Animation & Manga, Automotive, Aviation, Crafts, Games, Hobbies, Home & Garden, Video Games
      Music: Music Commentary, Music History, Music Interviews
      News: Business News, Daily News, Entertainment News, News Commentary, Politics, Sports News, Tech News
      Religion & Spirituality: Buddhism, Christianity, Hinduism, Islam, Judaism, Religion, Spirituality
      Science: Astronomy, Chemistry, Earth Sciences, Life Sciences, Mathematics, Natural Sciences, Nature, Physics, Social Sciences
      Society & Culture: Documentary, Personal Journals, Philosophy, Places & Travel, Relationships
      Sports: Baseball, Basketball, Cricket, Fantasy Sports, Football, Golf, Hockey, Rugby, Running, Soccer, Swimming, Tennis, Volleyball, Wilderness, Wrestling
      TV & Film: After Shows, Film History, Film Interviews, Film Reviews, TV Reviews
      Technology:
      True Crime:`;
    const lines = Object.entries(appleCategories).map(([name, subcategories]) =>
      `${name}: ${subcategories.toSorted().join(', ')}`.trim(),
    );
    expect(lines.toSorted()).toEqual(list.trim().split(/\n\s*/).toSorted());
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

  it('WIZ-055 preserve every choice', () => {
    fc.assert(
      fc.property(chosen, (categories) => {
        expect(parseCategories(formatCategories(categories))).toEqual(categories);
      }),
    );
  });

  it('WIZ-055 read at most three categories from any text, and write them so that they read the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', ':', '&') }), (text) => {
        const read = parseCategories(text);
        expect(read.length).toBeLessThanOrEqual(3);
        expect(parseCategories(formatCategories(read))).toEqual(read);
      }),
    );
  });
});

describe('findRepeatedCategory', () => {
  it('finds a category that was chosen before, but not one with another subcategory', () => {
    expect(findRepeatedCategory(parseCategories('Arts:Books,Arts,Arts:Books'))).toBe(2);
    expect(findRepeatedCategory(parseCategories('Arts:Books,Arts,Arts:Food'))).toBe(-1);
  });

  it('finds none after duplicates are removed', () => {
    fc.assert(
      fc.property(chosen, (categories) => {
        const left = uniqueCategories(categories);
        expect(findRepeatedCategory(left)).toBe(-1);
        expect(left.length < categories.length).toBe(findRepeatedCategory(categories) >= 0);
      }),
    );
  });
});
