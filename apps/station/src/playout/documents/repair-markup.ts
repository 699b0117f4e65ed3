/** Markup in which every `<` begins a tag, and what was escaped for that. */
export interface RepairedMarkup {
  readonly text: string;
  /** Whether a `<` inside a value was text. */
  readonly hasStrayTag: boolean;
  /** Whether the value of an attribute had quotes of its own. */
  readonly hasStrayQuote: boolean;
}

const closing = /<\/[A-Za-z_][\w:.-]*\s*>/y;
const opening = /<[A-Za-z_][\w:.-]*(?=[\s/>])/y;
const attribute = /\s+[A-Za-z_][\w:.-]*\s*=\s*(["'])/y;
const ending = /\s*\/?>/y;
/** The quote that ends a value is followed by another attribute or the end of the tag. */
const afterValue = /\s+[A-Za-z_][\w:.-]*\s*=\s*["']|\s*\/?>/y;
/** Sections without tags. */
const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
/** Characters of an attribute's value, and tags that are none, beyond which a document is not worth more time. */
const [longestAttribute, mostStray] = [8192, 2000];

/** Escapes each `<` that begins no tag, and quotes inside attributes, as templates paste values without escaping them. */
export function repairMarkup(text: string): RepairedMarkup {
  const parts: string[] = [];
  let stray = 0;
  let hasStrayQuote = false;
  let from = 0;
  const open = new Map<string, number>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = endOfSection(text, at) ?? endOfClosing(text, at, open);
    const tag = end === undefined ? tagAt(text, at) : undefined;
    if (tag && text[tag.end - 2] !== '/')
      open.set(nameAt(text, at + 1), (open.get(nameAt(text, at + 1)) ?? 0) + 1);
    if (tag?.repaired !== undefined) {
      parts.push(text.slice(from, at), tag.repaired);
      hasStrayQuote = true;
      from = tag.end;
    }
    const next = end ?? tag?.end;
    if (next === undefined) {
      // A tag that the end cuts stays one, so that the document counts as cut.
      if (isCutTag(text, at) || stray >= mostStray) break;
      parts.push(text.slice(from, at), '&lt;');
      stray += 1;
      from = at + 1;
    }
    at = next ?? at + 1;
  }
  return { text: parts.join('') + text.slice(from), hasStrayTag: stray > 0, hasStrayQuote };
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function nameAt(text: string, at: number): string {
  const end = matchAt(/[\w:.-]*/y, text, at) ?? at;
  return text.slice(at, end);
}

/** The end of a closing tag; undefined for another text, and for the end of an element that is not open. */
function endOfClosing(text: string, at: number, open: Map<string, number>): number | undefined {
  const end = matchAt(closing, text, at);
  const name = nameAt(text, at + 2);
  const count = open.get(name) ?? 0;
  if (end === undefined || count === 0) return undefined;
  open.set(name, count - 1);
  return end;
}

function endOfSection(text: string, at: number): number | undefined {
  const section = sections.find(([begin]) => text.startsWith(begin, at));
  if (section) {
    const end = text.indexOf(section[1], at + section[0].length);
    return end < 0 ? text.length : end + section[1].length;
  }
  return text.startsWith('<!DOCTYPE', at) ? (matchAt(/[^>]*>/y, text, at) ?? text.length) : undefined;
}

/** The end of the tag that begins at a position, and the tag with escaped quotes if it needs them. */
function tagAt(text: string, from: number): { end: number; repaired: string | undefined } | undefined {
  let at = matchAt(opening, text, from);
  if (at === undefined) return undefined;
  let source = text.slice(from, at);
  let isRepaired = false;
  for (;;) {
    const end = matchAt(ending, text, at);
    if (end !== undefined) return { end, repaired: isRepaired ? source + text.slice(at, end) : undefined };
    const begin = matchAt(attribute, text, at);
    if (begin === undefined) return undefined;
    const quote = text[begin - 1] ?? '"';
    const close = endOfValue(text, begin, quote);
    if (close === undefined) return undefined;
    const value = text.slice(begin, close);
    const escaped = value.replaceAll(quote, quote === '"' ? '&quot;' : '&apos;').replaceAll('<', '&lt;');
    isRepaired ||= escaped !== value;
    source += text.slice(at, begin) + escaped + quote;
    at = close + 1;
  }
}

function endOfValue(text: string, begin: number, quote: string): number | undefined {
  let close = text.indexOf(quote, begin);
  while (close >= 0 && close - begin < longestAttribute) {
    if (matchAt(afterValue, text, close + 1) !== undefined) return close;
    close = text.indexOf(quote, close + 1);
  }
  return undefined;
}

/** Whether the rest of the text is the beginning of a tag. */
function isCutTag(text: string, at: number): boolean {
  return text.indexOf('>', at) < 0 && /^<\/?[A-Za-z_]?[\w:.-]*(?:\s|$)/.test(text.slice(at, at + 200));
}
