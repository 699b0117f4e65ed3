import { charsetOf, decodeText, decodeTextAs, encodingNamed } from '../../platform/text/decode-text.ts';
import type { ResultBuilder } from '../create-result.ts';

/** The values of a query or a form by name in lower case; the last of a name counts. */
export interface FormValues {
  readonly values: ReadonlyMap<string, string>;
  readonly encoding: string;
}

interface Pair {
  readonly name: string;
  value: string;
}

/**
 * Reads a query or a form-encoded body: percent-encoded UTF-8 or Windows-1252, or values that are not encoded at all, in which `&`
 * and `%` mean themselves.
 * @param text of one character a byte
 * @param known names of fields, by which a name that the end cuts is recognised
 */
export function readForm(
  text: string,
  {
    known,
    charset,
    contentType,
  }: { known: readonly string[]; charset: string | null; contentType: string | null },
  { note }: Pick<ResultBuilder, 'note'>,
): FormValues {
  const source = text.trim();
  const isRaw = /[ \t]/.test(source);
  if (isRaw) note('repaired', 'The values are not URL-encoded: they were read as they are.');
  const pairs = pairsOf(source, known, note);
  const bytes = pairs.map(
    ({ name, value }) => [name, isRaw ? Buffer.from(value, 'latin1') : unescaped(value)] as const,
  );
  const named = encodingNamed(charset);
  const all = Buffer.concat(bytes.flatMap(([, value]) => [value, Buffer.from('\n')]));
  const ownName = bytes.find(([name]) => name === 'charset')?.[1].toString('latin1') ?? null;
  const found = decodeText(all, { sent: encodingNamed(ownName) ? ownName : charsetOf(contentType) });
  if (named === undefined && found.source === 'guess')
    note('guessed', `The percent-encoded bytes are not UTF-8: they were read as ${found.encoding}.`);
  const encoding = named ?? found.encoding;
  const values = new Map(bytes.map(([name, value]) => [name, decodeTextAs(value, encoding)]));
  return { values, encoding };
}

/** Pairs of a form. A part without `=` belongs to the value before it, unless it is a name that the end cuts. */
function pairsOf(source: string, known: readonly string[], note: ResultBuilder['note']): Pair[] {
  const pairs: Pair[] = [];
  const parts = source.split('&');
  for (const [index, part] of parts.entries()) {
    const at = part.indexOf('=');
    const last = pairs.at(-1);
    const isName = at > 0 && /^[\w.%[\]-]+$/.test(part.slice(0, at));
    if (isName) pairs.push({ name: part.slice(0, at).toLowerCase(), value: part.slice(at + 1) });
    else if (part === '') continue;
    else if (index === parts.length - 1 && known.some((name) => name.startsWith(part.toLowerCase())))
      note('repaired', `The message ends inside the name “${part}”: the rest is unknown.`);
    else if (last) {
      last.value += `&${part}`;
      note('repaired', 'A bare “&” inside a value was read as text.');
    }
  }
  return pairs;
}

/** Percent signs without two digits are themselves. */
function unescaped(value: string): Buffer {
  const text = value
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(text, 'latin1');
}
