import { decodeHTMLStrict } from 'entities';
import type { RawItem } from '../create-result.ts';
import type { PlayoutReader } from './reader.ts';

/** A template as fields and the texts around them: `before`, field, text, field, … , text. */
interface TemplatePart {
  /** The letters of the field, such as `t`, `wi` or `D`. */
  readonly field: string;
  /** The text up to the next field. */
  readonly after: string;
}

const placeholder = /%(w[ic]|[a-zA-Z])(?:\([^)]*\))?/g;
/** Fields of the element on air that say that one plays. */
const own = ['n', 't', 'a', 'l', 'g', 'h', 'v'];

/**
 * Lines by a template of Rivendell (`pypad_udp`, or version 2), whose letters are in apis/pypad/api/pypad.py of
 * ElvishArtisan/rivendell. A capital letter means the next element. Nothing plays if all fields of the element on air are empty.
 */
export const readRivendellTemplate: PlayoutReader = (document, builder, { arrived_ms, options }) => {
  const line = document.text().replace(/[\r\n]+$/, '');
  const { before, parts } = partsOf(options.template);
  const values = valuesOf(line, before, parts);
  if (!values)
    return builder.note('unreadable', `The line does not have the ${parts.length} fields of the template.`);
  const isMarkup = /[<&]/.test(options.template);
  const of = (field: string) => {
    const value = values.get(field);
    return isMarkup && value !== undefined ? decodeHTMLStrict(value) : value;
  };
  if (own.every((field) => (of(field) ?? '').trim() === ''))
    return builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' } });
  const isInSeconds = of('h') === undefined;
  const item: RawItem = {
    kind: 'start',
    start: of('d'),
    planned: of('h') ?? of('v'),
    unit: isInSeconds ? 'seconds' : 'milliseconds',
    title: of('t'),
    artist: of('a'),
    album: of('l'),
    cart: of('n'),
    playback_id: of('x'),
    category: of('g'),
    isrc: of('wi'),
    label: of('b'),
    fields: {
      client: of('c'),
      agency: of('e'),
      user: of('u'),
      cut: of('j'),
      next_cart: of('N'),
      next_group: of('G'),
      next_title: of('T'),
      next_artist: of('A'),
    },
  };
  builder.add(item);
};

function partsOf(template: string): { before: string; parts: TemplatePart[] } {
  const source = template.replaceAll(/\\n|\\r|[\r\n]+$/g, '');
  const found = [...source.matchAll(placeholder)];
  const parts = found.map(({ 0: text, 1: field = '', index }, at) => ({
    field,
    after: source.slice(index + text.length, found[at + 1]?.index ?? source.length),
  }));
  return { before: source.slice(0, found[0]?.index ?? 0), parts };
}

/** The values of a line; null if it does not have the form of the template. */
function valuesOf(line: string, before: string, parts: readonly TemplatePart[]): Map<string, string> | null {
  if (!line.startsWith(before) || parts.length === 0) return null;
  const values = new Map<string, string>();
  let at = before.length;
  for (const [index, { field, after }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const end =
      isLast && after === '' ? line.length : isLast ? line.lastIndexOf(after) : line.indexOf(after, at);
    if (end < at) return null;
    const value = line.slice(at, end);
    const separator = parts[index - 1]?.after ?? '';
    // A separator inside the last value means that a title contained one: which one is unknown.
    if (isLast && separator.length === 1 && value.includes(separator)) return null;
    values.set(field, value);
    at = end + after.length;
  }
  return values;
}
