import { describe, expect, it } from 'vitest';
import { appleCategories } from '@postkit/sdk/schema';
import { appleCategory } from './apple-category.ts';
import { formerAppleCategories } from './former-apple-categories.ts';

const found = (name: string, subcategory?: string) => {
  const apple = appleCategory({ name, subcategory });
  if (!apple) return null;
  const text = [apple.category.name, apple.category.subcategory].filter(Boolean).join(':');
  return apple.isWhole ? text : `${text} in part`;
};

describe('appleCategory', () => {
  it('keeps each category of today', () => {
    for (const [name, subcategories] of Object.entries(appleCategories)) {
      expect(found(name)).toBe(name);
      for (const subcategory of subcategories)
        expect(found(name, subcategory)).toBe(`${name}:${subcategory}`);
    }
  });

  it('finds the successor of each former category in the list of today', () => {
    for (const [former, successor] of Object.entries(formerAppleCategories)) {
      const [name = '', subcategory] = former.split(':');
      expect([former, found(name, subcategory)]).toEqual([former, successor]);
    }
  });

  it.each([
    ['Games & Hobbies', 'Video Games', 'Leisure:Video Games'],
    ['Science & Medicine', 'Medicine', 'Health & Fitness:Medicine'],
    ['Society &amp; Culture', 'Documentary', 'Society & Culture:Documentary'],
    ['Society &amp;amp; Culture', 'Places &amp;amp; Travel', 'Society & Culture:Places & Travel'],
    ['Sports &#38; Recreation', 'Amateur', 'Sports'],
    ['NEWS', undefined, 'News'],
    ['Society & Culture – Documentary', undefined, 'Society & Culture:Documentary'],
    ['Arts - Design', undefined, 'Arts:Design'],
    ['TV & Film | After Shows', undefined, 'TV & Film:After Shows'],
    ['News — Daily News', undefined, 'News:Daily News'],
    ['tv & film', 'tv reviews', 'TV & Film:TV Reviews'],
    ['Society and Culture', undefined, 'Society & Culture'],
    ['  Health  &  Fitness ', ' mental  health', 'Health & Fitness:Mental Health'],
    ['Education', 'How-To', 'Education:How To'],
    ['Education', 'self improvement', 'Education:Self-Improvement'],
    ['Business', 'NonProfit', 'Business:Non-Profit'],
    ['Arts/Design', undefined, 'Arts:Design'],
    ['Arts > Performing Arts', undefined, 'Arts:Performing Arts'],
    ['Technology::Tech News', undefined, 'News:Tech News'],
    ['Technology', 'Text/Speech', 'Technology'],
    ['Daily News', undefined, 'News:Daily News'],
    ['Video Games', undefined, 'Leisure:Video Games'],
    ['News', 'Politics', 'News:Politics'],
    ['Arts', 'Knitting', 'Arts in part'],
    ['Games & Hobbies', 'Knitting', 'Leisure in part'],
    ['History', 'Ancient', 'History in part'],
    ['International', 'German', null],
    ['Public Radio', undefined, null],
    ['Weather', 'News', null],
    ['Weather', undefined, null],
    ['toString', undefined, null],
    ['', 'Design', 'Arts:Design'],
    ['', '', null],
  ])('%s › %s is %s', (name, subcategory, category) => {
    expect(found(name, subcategory)).toBe(category);
  });
});
