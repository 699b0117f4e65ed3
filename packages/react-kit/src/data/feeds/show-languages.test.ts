import { describe, expect, it } from 'vitest';
import { showInput } from '@postkit/sdk/schema';
import { languagesWith, showLanguages } from './show-languages.ts';

const nameOf = (code: string) => showLanguages('en').find((language) => language.code === code)?.name;

describe('showLanguages', () => {
  it('WIZ-043 lists every two-letter language by name, and the regional variants of feeds', () => {
    expect(showLanguages('en').length).toBeGreaterThan(200);
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
    const names = showLanguages('en').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    for (const { code } of showLanguages('en'))
      expect(showInput.shape.language_override.safeParse(code).success).toBe(true);
  });
});

describe('languagesWith', () => {
  it('WIZ-043 adds a code that the list lacks, and recognises a code in any case', () => {
    expect(languagesWith('gsw', 'en')[0]).toEqual({ code: 'gsw', name: 'gsw' });
    expect(languagesWith('EN-GB', 'en')).toHaveLength(showLanguages('en').length);
  });
});
