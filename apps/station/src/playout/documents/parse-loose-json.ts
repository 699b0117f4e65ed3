import type { JsonValue } from './json-value.ts';

interface LooseJson {
  /** Undefined if the text is cut or no JSON. */
  readonly value: JsonValue | undefined;
  readonly faults: readonly string[];
  readonly isCut: boolean;
}

const space = /[\s\ufeff]*/y;
const bare = /[-+\w.]+/y;
const afterText = /\s*(?:[}\]:]|,\s*(?:["{[\d-]|true|false|null|[}\]])|$)/y;
/** A line that begins with the next name or ends the object: the comma before it was forgotten. */
const afterLine = /[ \t]*\r?\n\s*(?:"[\w .-]*"\s*:|[}\]])/y;
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '/': '/',
  '\\': '\\',
  '"': '"',
};

class Fault extends Error {}

/** Reads JSON with the faults of templates, each of which is named. */
export function parseLooseJson(text: string, deepest: number): LooseJson {
  const faults = new Set<string>();
  let at = 0;
  let isCut = false;

  const skip = () => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  const isNext = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.test(text);
  };
  const fail = (): never => {
    if (at >= text.length) isCut = true;
    throw new Fault('no JSON');
  };

  function readText(): string {
    let value = '';
    for (at += 1; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character === '"') {
        if (isNext(afterText, at + 1) || isNext(afterLine, at + 1)) {
          at += 1;
          return value;
        }
        faults.add('quotes inside a text');
        value += character;
      } else if (character === '\\') value += readEscape();
      else {
        if (character < ' ') faults.add('line breaks inside a text');
        value += character;
      }
    }
    return fail();
  }

  function readEscape(): string {
    const { meant, length } = escapeAt(text, at);
    if (length === 1) faults.add('backslashes inside a text');
    at += length - 1;
    return meant;
  }

  function readBare(): JsonValue {
    if (!isNext(bare, at)) return fail();
    const word = text.slice(at, bare.lastIndex);
    at = bare.lastIndex;
    const value = bareValue(word);
    if (value === word) faults.add('values without quotes');
    return value;
  }

  function readMembers<Value>(end: string, read: (members: Value[]) => void): Value[] {
    const members: Value[] = [];
    at += 1;
    for (;;) {
      skip();
      if (text[at] === end) {
        at += 1;
        return members;
      }
      if (text[at] === ',') {
        faults.add('an extra comma');
        at += 1;
        continue;
      }
      read(members);
      skip();
      if (text[at] === ',') {
        at += 1;
        skip();
        if (text[at] === end) faults.add('an extra comma');
      } else if (text[at] !== end) {
        if (text[at] !== '"' && text[at] !== '{') fail();
        faults.add('a missing comma');
      }
    }
  }

  function readValue(depth: number): JsonValue {
    skip();
    if (depth > deepest) return fail();
    if (text[at] === '"') return readText();
    if (text[at] === '[') return readMembers<JsonValue>(']', (members) => members.push(readValue(depth + 1)));
    if (text[at] !== '{') return readBare();
    const members = readMembers<[string, JsonValue]>('}', (known) => {
      if (text[at] !== '"') fail();
      const name = readText();
      skip();
      if (text[at] !== ':') fail();
      at += 1;
      known.push([name, readValue(depth + 1)]);
    });
    return Object.fromEntries(members);
  }

  try {
    skip();
    if (text[at] !== '{' && text[at] !== '[') fail();
    const value = readValue(0);
    skip();
    if (at < text.length) faults.add('text after the document');
    return { value, faults: [...faults], isCut };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { value: undefined, faults: [...faults], isCut };
  }
}

/** An escape and its characters. A backslash of a file path is itself, one character. */
function escapeAt(text: string, at: number): { readonly meant: string; readonly length: number } {
  const next = text[at + 1] ?? '';
  const code = next === 'u' ? /^[\da-f]{4}/i.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
  if (code !== undefined) return { meant: String.fromCharCode(Number.parseInt(code, 16)), length: 6 };
  const meant = Object.hasOwn(escapes, next) ? escapes[next] : undefined;
  return meant === undefined ? { meant: '\\', length: 1 } : { meant, length: 2 };
}

/** The value of a word without quotes: the word itself if it is none of JSON. */
function bareValue(word: string): JsonValue {
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null' || word === 'NaN' || word === 'undefined') return null;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : word;
}
