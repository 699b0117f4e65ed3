import { describe, expect, it } from 'vitest';
import { typeOfCategory, typeOfWords } from './item-types.ts';

describe('typeOfWords', () => {
  it.each([
    ['Music', 'song'],
    ['MUSIC', 'song'],
    ['Musiktitel', 'song'],
    ['Track', 'song'],
    ['SPOT', 'spot'],
    ['Advertising', 'spot'],
    ['Werbespots', 'spot'],
    ['Commercials', 'spot'],
    ['Station ID', 'jingle'],
    ['News Jingles', 'jingle'],
    ['Sweeper', 'overlay'],
    ['Voice Over', 'overlay'],
    ['VTRACKS', 'talk'],
    ['Voice Track', 'talk'],
    ['LINK', 'talk'],
    ['Verkehrsnachrichten', 'news'],
    ['Mini-Log', 'programme'],
    ['Macros', 'macro'],
  ])('says of %s: %s', (text, type) => {
    expect(typeOfWords(text)).toBe(type);
  });

  it.each(['', 'Power A', 'Gold B', 'A1', 'Folk', 'toString', '__proto__'])('says nothing of %j', (text) => {
    expect(typeOfWords(text)).toBeUndefined();
  });
});

describe('typeOfCategory', () => {
  it.each(['Show tunes', 'Live sessions', 'Brand new', 'Link Wray'])(
    'says nothing of %s with an artist',
    (category) => {
      expect(typeOfCategory(category, true)).toBeUndefined();
    },
  );

  it('says the same of clear words, with and without an artist', () => {
    expect(typeOfCategory('Evening news', true)).toBe('news');
    expect(typeOfCategory('Spots', true)).toBe('spot');
    expect(typeOfCategory('Spots long', false)).toBe('spot');
  });
});
