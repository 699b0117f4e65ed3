import { describe, expect, it } from 'vitest';
import { showInput } from '@postkit/sdk/schema';
import { english } from '../../words/catalogue.ts';
import { languagesWith, showLanguages } from './show-languages.ts';

const nameOf = (code: string) => showLanguages(english).find((language) => language.code === code)?.name;

describe('showLanguages', () => {
  it('WIZ-043 lists every two-letter language by name, and the regional variants of feeds', () => {
    expect(showLanguages(english).length).toBeGreaterThan(200);
    expect(['en', 'de', 'cy', 'mi', 'en-gb', 'pt-br', 'zh-tw'].map(nameOf)).toEqual([
      'English',
      'German',
      'Welsh',
      'Māori',
      'English (United Kingdom)',
      'Portuguese (Brazil)',
      'Chinese (Taiwan)',
    ]);
  });

  it('WIZ-043 lists each name once, from A to Z, and only codes that the station accepts', () => {
    const names = showLanguages(english).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    for (const { code } of showLanguages(english))
      expect(showInput.shape.language_override.safeParse(code).success).toBe(true);
  });
});

describe('languagesWith', () => {
  it('WIZ-043 adds a code that the list lacks, and recognises a code in any case', () => {
    expect(languagesWith('gsw', english)[0]).toEqual({ code: 'gsw', name: 'gsw' });
    expect(languagesWith('EN-GB', english)).toHaveLength(showLanguages(english).length);
  });
});
