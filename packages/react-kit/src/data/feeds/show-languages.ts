import type { Catalogue } from '../../words/catalogue.ts';
export interface ShowLanguage {
  /** In the spelling of feeds: `en`, `pt-br`. */
  code: string;
  /** In English, like the rest of the screen. */
  name: string;
}

/** The regional variants in RSS’s list of languages, without two whose region code now belongs to another region. */
const regional = [
  'de-at de-ch de-de de-li de-lu',
  'en-au en-bz en-ca en-gb en-ie en-jm en-nz en-ph en-tt en-us en-za en-zw',
  'es-ar es-bo es-cl es-co es-cr es-do es-ec es-es es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-uy es-ve',
  'fr-be fr-ca fr-ch fr-fr fr-lu fr-mc it-ch it-it nl-be nl-nl pt-br pt-pt ro-ro ru-ru sv-fi sv-se zh-cn zh-tw',
].flatMap((codes) => codes.split(' '));

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

const languages = new Map<string, readonly ShowLanguage[]>();

/** Every two-letter language with a name in the browser's own data (CLDR), and those variants, by name. */
export function showLanguages(catalogue: Catalogue): readonly ShowLanguage[] {
  const known = languages.get(catalogue.locale) ?? readLanguages(catalogue);
  languages.set(catalogue.locale, known);
  return known;
}

/** The list, with one more language if a show has a code that is not in it. */
export function languagesWith(code: string, catalogue: Catalogue): readonly ShowLanguage[] {
  const all = showLanguages(catalogue);
  return all.some((language) => language.code === code.toLowerCase()) ? all : [{ code, name: code }, ...all];
}

function readLanguages(catalogue: Catalogue): ShowLanguage[] {
  const names = new Intl.DisplayNames(catalogue.locale, {
    type: 'language',
    fallback: 'none',
    languageDisplay: 'standard',
  });
  const byName = new Map<string, ShowLanguage>();
  for (const code of [...letters.flatMap((first) => letters.map((second) => first + second)), ...regional]) {
    // Replaced codes ("iw" is now "he") would be duplicates.
    const isCurrent = Intl.getCanonicalLocales(code)[0]?.toLowerCase() === code;
    const name = isCurrent ? names.of(code) : undefined;
    if (name !== undefined && !byName.has(name)) byName.set(name, { code, name });
  }
  const { compare } = new Intl.Collator(catalogue.locale);
  return [...byName.values()].toSorted((one, other) => compare(one.name, other.name));
}
