import { isoMoment } from './iso-times.ts';
import { UnreadableProgrammes } from './source-week.ts';

/** An object of a document. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** Reads JSON, or JSON in a call (JSONP). @throws UnreadableProgrammes for other text */
export function parseRows(text: string): unknown {
  const source = text.trim();
  const call = /^[\w$.]+\(([\s\S]*)\);?$/.exec(source)?.[1];
  try {
    return JSON.parse(call ?? source);
  } catch (error) {
    throw new UnreadableProgrammes('The document is no JSON, or its rest is missing.', { cause: error });
  }
}

export function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; null for another value. */
export function listIn(value: unknown): JsonRow[] | null {
  return Array.isArray(value) ? value.filter(isRow) : null;
}

/** A text or number of an object; empty for others. */
export function textIn(row: JsonRow, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Unix milliseconds of a date and time of an object; null if there is none. */
export function momentIn(row: JsonRow, field: string, zone: string): number | null {
  return isoMoment(textIn(row, field), zone);
}
