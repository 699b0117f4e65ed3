import type { Catalogue } from '@postkit/react-kit/messages';

const open = '⟦';
const close = '⟧';
const filler = ' of other tongues and their far longer turns of phrase that take up more room'.repeat(4);

/** English with every word between marks, and two fifths longer: words outside the catalogues show, and so do those without room. */
export const markedWords: Catalogue = { locale: 'en', wordsOf: (module) => marked(module.english) };

const known = new Map<unknown, unknown>();

/** The same object at every call, as of other catalogues. */
function marked<Messages>(words: Messages): Messages {
  if (typeof words === 'string') return mark(words) as Messages;
  if ((typeof words !== 'object' && typeof words !== 'function') || words === null) return words;
  if (!known.has(words)) known.set(words, markedGroup(words));
  return known.get(words) as Messages;
}

function markedGroup(words: object): unknown {
  if (typeof words === 'function')
    return (...values: unknown[]) => marked((words as (...given: unknown[]) => unknown)(...values));
  if (Array.isArray(words)) return words.map(marked);
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, marked(part)]));
}

function mark(words: string): string {
  if (!/\p{L}/u.test(words)) return words;
  const more = Math.ceil(words.length * 0.4);
  const longer = words.includes(' ') ? filler.slice(0, more).trimEnd() : (words.at(-1) ?? '').repeat(more);
  return `${open}${words}${longer}${close}`;
}

/** The text without its marked parts. */
export function unmarked(text: string): string {
  let depth = 0;
  return Array.from(text)
    .filter((letter) => {
      if (letter === open) depth += 1;
      else if (letter === close) depth -= 1;
      else return depth === 0;
      return false;
    })
    .join('');
}
