import { describe, expect, it } from 'vitest';
import { textWarnings } from './text-warnings.ts';

const certain = { encoding: 'utf-8', guess: null, declared: '', unreadable: 0 } as const;

describe('textWarnings', () => {
  it('says nothing about text that is certain', () => expect(textWarnings([certain, certain])).toEqual([]));

  it('names a guess once for all pages with it', () => {
    const page = { ...certain, encoding: 'windows-1252', guess: 'unnamed' } as const;
    expect(textWarnings([page, certain, page])).toEqual([
      'The feed is not UTF-8 and does not name its real encoding. It was read as windows-1252. Check the accents in titles and notes.',
    ]);
  });

  it('names both encodings where the server and the feed differ', () => {
    expect(
      textWarnings([{ ...certain, encoding: 'windows-1251', guess: 'contradicted', declared: 'KOI8-R' }]),
    ).toEqual([
      'The server says that the feed is windows-1251, the feed says KOI8-R. It was read as windows-1251. Check the accents in titles and notes.',
    ]);
  });

  it('names the encoding that damaged UTF-8 overrules', () => {
    expect(textWarnings([{ ...certain, guess: 'overruled', declared: 'ISO-8859-1', unreadable: 1 }])).toEqual(
      [
        'The feed is said to be ISO-8859-1, but nearly all of it is UTF-8. It was read as UTF-8. Check the accents in titles and notes.',
        '1 character of the feed could not be read. “�” is in its place.',
      ],
    );
  });

  it.each([
    [[1], '1 character of the feed could not be read. “�” is in its place.'],
    [[1, 2], '3 characters of the feed could not be read. “�” is in their place.'],
  ])('counts the characters of pages with %j unreadable ones', (counts, sentence) => {
    expect(textWarnings(counts.map((unreadable) => ({ ...certain, unreadable })))).toEqual([sentence]);
  });
});
