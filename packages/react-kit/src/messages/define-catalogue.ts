import { type Catalogue, english } from '../words/catalogue.ts';
import { isRightToLeft } from './is-right-to-left.ts';
import type { KitMessages, LaterMessages, SomeMessages } from './kit-messages.ts';

interface CatalogueOptions<Messages> {
  /** BCP 47. Dates and figures follow it, and the direction of the screens. */
  locale: string;
  /** The catalogue of the words that `messages` lacks; English by default. */
  base?: Catalogue | undefined;
  messages: Messages;
}

/** Loads the words of modules whose screens load on demand, by key. */
type LaterWords = { readonly [Key in keyof LaterMessages]: () => Promise<LaterMessages[Key]> };

/**
 * A language of the kit, or a few words of a station's own.
 *
 * @example
 * const words = defineCatalogue({ locale: 'en-GB', messages: { 'shows/list': { heading: 'Programmes' } } });
 * <PostKitProvider client={client} messages={words}>
 */
export function defineCatalogue(options: CatalogueOptions<SomeMessages>): Catalogue {
  return createCatalogue(options);
}

function createCatalogue({
  locale,
  base = english,
  messages,
  later = {},
}: CatalogueOptions<SomeMessages> & { later?: Partial<LaterWords> }): Catalogue {
  const own: Record<string, unknown> = { ...messages };
  const known = new Map<string, unknown>();
  const loads: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = later;
  const loading = new Map<string, Promise<void> | undefined>();

  async function load(key: string, words: () => Promise<unknown>): Promise<void> {
    try {
      own[key] = await words();
      known.delete(key);
    } catch (error) {
      // The part is shown in the language of the base.
      console.warn('[postkit] The words of a part could not be loaded', error);
    }
    loading.set(key, undefined);
  }

  return {
    locale,
    direction: isRightToLeft(locale) ? 'rtl' : undefined,
    pending(key: string) {
      const words = loads[key];
      if (words && !loading.has(key)) loading.set(key, load(key, words));
      return words ? loading.get(key) : base.pending?.(key);
    },
    wordsOf<Messages>(module: { key: string; english: Messages }) {
      if (!known.has(module.key)) known.set(module.key, merge(base.wordsOf(module), own[module.key]));
      return known.get(module.key) as Messages;
    },
  };
}

/** As `defineCatalogue`, and a type error names each word that is missing. */
export function defineWholeCatalogue(options: CatalogueOptions<KitMessages> & { later: LaterWords }): Catalogue {
  return createCatalogue(options);
}

function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([name, words]) => [name, merge(base[name], words)])) };
}

/** Lists are replaced as a whole. */
function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
