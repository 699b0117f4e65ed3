import { type Catalogue, english } from '../words/catalogue.ts';
import { isRightToLeft } from './is-right-to-left.ts';
import type { KitMessages } from './kit-messages.ts';
import type { SomeMessages } from './some-messages.ts';

interface CatalogueOptions<Messages> {
  /** BCP 47. Dates and figures follow it, and the direction of the screens. */
  locale: string;
  /** The catalogue of the words that `messages` lacks; English by default. */
  base?: Catalogue | undefined;
  messages: Messages;
}

/**
 * A language of the kit, or a few words of a station's own.
 *
 * @example
 * const words = defineCatalogue({ locale: 'en-GB', messages: { 'shows/list': { heading: 'Programmes' } } });
 * <PostKitProvider client={client} messages={words}>
 */
export function defineCatalogue({
  locale,
  base = english,
  messages,
}: CatalogueOptions<SomeMessages>): Catalogue {
  const own: Readonly<Record<string, unknown>> = messages;
  const known = new Map<string, { base: unknown; merged: unknown }>();
  return {
    locale,
    direction: isRightToLeft(locale) ? 'rtl' : undefined,
    wordsOf<Messages>(module: { key: string; english: Messages }) {
      const words = base.wordsOf(module);
      const before = known.get(module.key);
      if (before?.base === words) return before.merged as Messages;
      const merged = merge(words, own[module.key]);
      known.set(module.key, { base: words, merged });
      return merged as Messages;
    },
    load: base.load,
  };
}

/** As `defineCatalogue`, and a type error names each word that is missing. */
export function defineWholeCatalogue(options: CatalogueOptions<KitMessages>): Catalogue {
  return defineCatalogue(options);
}

function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  return {
    ...base,
    ...Object.fromEntries(Object.entries(own).map(([name, words]) => [name, merge(base[name], words)])),
  };
}

/** Lists are replaced as a whole. */
function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
