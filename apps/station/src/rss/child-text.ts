import { separatesWords } from './block-elements.ts';
import { resolveLinks } from './resolve-links.ts';
import { escapeText } from './xml-text.ts';

/** Longer than any stored text; the rest is dropped. */
export const longestText = 200_000;
/** Children whose text is HTML. */
const notes: ReadonlySet<string> = new Set([
  'description', 'content:encoded', 'content', 'summary', 'subtitle', 'itunes:summary', 'itunes:subtitle',
]); // prettier-ignore
/** Text constructs of Atom, whose attribute `type` says how they are written. */
const constructs: ReadonlySet<string> = new Set(['title', 'subtitle', 'summary', 'content', 'rights']);
const anyTag = /<\/?([a-z][a-z0-9]*)[^<>]*>/gi;
/** A text that was declared as plain, but has these, is HTML all the same. */
const certainTag = /<(?:p|br|a|b|i|em|strong|ul|ol|li|div|span|img|h\d)(?:\s[^<>]*)?\/?>/i;

/** How the text of a child is written: escaped HTML, text without markup, or markup of elements. */
type Form = 'html' | 'text' | 'xhtml';

/** Collects the text of one child of an item or channel. */
export interface ChildText {
  text(part: string): void;
  /** An element within the child, which should have been escaped in RSS. */
  open(name: string, attributes: Readonly<Record<string, string>>, base: string): void;
  close(name: string): void;
  /** The trimmed text: HTML with absolute addresses for notes, otherwise without tags; entities of HTML are not decoded. */
  end(): string;
}

/** @param base of relative addresses in the child */
export function createChildText(
  name: string,
  attributes: Readonly<Record<string, string>>,
  { base, isAtom }: { base: string; isAtom: boolean },
): ChildText {
  const form = isAtom && constructs.has(name) ? formOf(attributes['type'] ?? '') : 'html';
  const isNote = notes.has(name);
  let words = '';
  let markup = '';
  let hasElements = false;

  function mark(tag: string): void {
    if (isNote && markup.length < longestText) markup += tag;
  }

  function separate(element: string): void {
    if (separatesWords(plain(element))) words += ' ';
  }

  return {
    text(part) {
      if (words.length < longestText) words += part;
      mark(form === 'xhtml' ? escapeText(part) : part);
    },
    open(element, given, near) {
      separate(element);
      if (!isNote) return;
      hasElements = true;
      const written = Object.entries(given).filter(([key]) => /^[a-z]+$/.test(key) && key !== 'xmlns');
      const tag = `<${plain(element)}${written.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>`;
      mark(resolveLinks(tag, near));
    },
    close(element) {
      separate(element);
      if (!/^(?:br|img|hr|wbr)$/.test(plain(element))) mark(`</${plain(element)}>`);
    },
    end() {
      const said = words.trim();
      if (said === '') return '';
      if (hasElements) return resolveLinks(markup.trim(), base);
      if (isNote && (form === 'html' || certainTag.test(said))) return resolveLinks(said, base);
      if (form !== 'html') return escapeText(said);
      return isAtom && constructs.has(name) ? said.replace(anyTag, wordBreak) : said;
    },
  };
}

/** A space for a tag that separates words, otherwise nothing. */
function wordBreak(_tag: string, name: string): string {
  return separatesWords(name.toLowerCase()) ? ' ' : '';
}

function plain(element: string): string {
  return element.slice(element.indexOf(':') + 1);
}

function formOf(type: string): Form {
  if (/xhtml/i.test(type)) return 'xhtml';
  return /html/i.test(type) ? 'html' : 'text';
}
