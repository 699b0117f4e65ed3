import type { AsRunForm, RawRow } from '../as-run-form.ts';
import { linesOf, timeOfDay } from '../as-run-times.ts';

/** A row has a code of the program in column 25. */
const row = /^(?:\d\d:\d\d:\d\d| {8}).(?:\d\d:\d\d| {5}).{10}C\d{4}:\d\d/;
const reasons: Readonly<Record<string, string>> = {
  3: 'The operator skipped the element.',
  16: 'The element was set to skip.',
};

/**
 * Native reconciliation of RCS Master Control 14, the file MasterControl/TRAFREC.TXT of traf.com: 277 columns, spots only. Columns 1 to 24
 * say what aired; without a time the spot was missed.
 */
export const masterControl: AsRunForm = {
  name: 'RCS Master Control 14 reconciliation',
  content: 'spots',
  matches: (text) => linesOf(text).some((line) => row.test(line)),
  read: (text) =>
    linesOf(text)
      .filter((line) => row.test(line))
      .map(rowOf),
};

function rowOf(line: string): RawRow {
  /** From the first to the last column, counted from 1. */
  const columns = (from: number, to: number) => line.slice(from - 1, to).trim();
  const [actual, code] = [timeOfDay(columns(1, 8)), columns(17, 19)];
  const isMissed = actual === null;
  return {
    // The dates of a row are those of the order; that of the day is in the name of the file.
    day_ms: null,
    time_ms: actual ?? timeOfDay(columns(26, 32)),
    ...(isMissed && { kind: 'none' as const, reason: reasons[code] ?? 'The element was missed.' }),
    played: columns(10, 14),
    planned: minutesAndSeconds(columns(75, 78)),
    cart: columns(33, 47),
    title: columns(48, 71),
    category: columns(79, 82),
    type: 'spot',
    fields: {
      edit_code: code,
      discrepancy: columns(21, 23),
      customer: columns(83, 88),
      sponsor: columns(103, 126),
    },
  };
}

function minutesAndSeconds(text: string): string {
  return text.replace(/^(\d\d)(\d\d)$/, '$1:$2');
}
