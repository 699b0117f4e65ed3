import { types } from 'pg';

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Values stay below 2^53, as in SQLite.
  [types.builtins.INT8]: Number,
  // Sums of integers.
  [types.builtins.NUMERIC]: Number,
  // A buffer of its own, which may be read as numbers of any width.
  [types.builtins.BYTEA]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
};

/** Reads values as SQLite returns them. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  return parsers[type] ?? types.getTypeParser(type, format);
}
