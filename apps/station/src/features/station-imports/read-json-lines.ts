import type { Readable } from 'node:stream';
import type { StoredRow } from '../../platform/db/table-pages.ts';
import { ImportRefusal } from './import-refusal.ts';

/** Bytes of a line: a draft has at most 2 MB, twice escaped. */
const longestLine = 16 * 1024 * 1024;

/**
 * The rows of a file with a JSON object on each line.
 * @param columns that a row may have
 * @throws ImportRefusal
 */
export async function* readJsonLines(
  source: Readable,
  path: string,
  columns: ReadonlySet<string>,
): AsyncGenerator<StoredRow> {
  let rest = '';
  let number = 0;
  source.setEncoding('utf8');
  for await (const chunk of source) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ImportRefusal(`Line ${number + 1} of ${path} is too long.`);
    for (const line of lines) {
      number += 1;
      yield rowOf(line, `Line ${number} of ${path}`, columns);
    }
  }
  if (rest !== '') throw new ImportRefusal(`${path} ends within a line.`);
}

function rowOf(line: string, place: string, columns: ReadonlySet<string>): StoredRow {
  const row = parse(line);
  if (row === null || typeof row !== 'object' || Array.isArray(row))
    throw new ImportRefusal(`${place} is not a row.`);
  for (const [column, value] of Object.entries(row)) {
    if (!columns.has(column))
      throw new ImportRefusal(
        `${place} has a column that this version does not know: ${column.slice(0, 60)}.`,
      );
    const isValue =
      value === null ||
      (typeof value === 'number' && Number.isFinite(value)) ||
      (typeof value === 'string' && !value.includes('\0'));
    if (!isValue) throw new ImportRefusal(`${place} has no value that fits the column ${column}.`);
  }
  return row as StoredRow;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
