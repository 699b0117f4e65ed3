import type { ResultBuilder } from '../create-result.ts';
import type { JsonObject, JsonValue } from './json-value.ts';
import { parseLooseJson } from './parse-loose-json.ts';

interface ReviverContext {
  readonly source?: string;
}

/** Nested deeper, a document is none of a playout system. */
const deepest = 60;

/**
 * Reads a document; one with the faults of templates (bare quotes and line breaks in texts, missing and extra commas, numbers with
 * leading zeros) is mended. Null with a finding for a document that is cut or no JSON.
 */
export function parseJson(text: string, { note }: Pick<ResultBuilder, 'note'>): JsonValue | null {
  const source = text.trim();
  const strict = strictJson(source);
  if (strict !== undefined) return strict;
  const loose = parseLooseJson(source, deepest);
  if (loose.value !== undefined) {
    note('repaired', `The JSON was mended: ${loose.faults.join(', ')}.`);
    return loose.value;
  }
  // A connection that broke inside a document sends the next one whole.
  const again = source.lastIndexOf('\n{');
  const rest = again > 0 ? strictJson(source.slice(again)) : undefined;
  if (rest !== undefined) {
    note('repaired', 'The document before the last one was cut: it was left out.');
    return rest;
  }
  note(
    'unreadable',
    loose.isCut ? 'The document ends too early: its rest is missing.' : 'The message is no JSON.',
  );
  return null;
}

function strictJson(source: string): JsonValue | undefined {
  try {
    return JSON.parse(source, keepLongNumbers) as JsonValue;
  } catch {
    return undefined;
  }
}

/** An identifier may have more digits than a number holds. */
function keepLongNumbers(_: string, value: unknown, context?: ReviverContext): unknown {
  const isLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong ? (context?.source ?? value) : value;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of an object; undefined for none, and for another value than an object. */
export function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A text, number or boolean as text; undefined for anything else. */
export function scalar(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** The elements of an array; a single value counts as an array of one, and null as none. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value as readonly JsonValue[];
  return value === undefined || value === null ? [] : [value];
}
