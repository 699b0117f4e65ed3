import { statementForms } from './statement-forms.mjs';

/** Statements of tests themselves, which prove nothing of the station. */
const OF_TESTS = [
  'update "segments" …',
  'update "segments"."crc32" = ?',
  'select * from "log_outages"',
  'select * from "log_sources"',
  'select * from "imports"',
  'update stations set requires_second_factor = ? where slug = ?',
];

/**
 * The forms of statements that only tests outside a selection run, each with those tests.
 * @param {readonly { file: string, query: string }[]} records a statement and the test that ran it
 * @param {readonly string[]} chosen
 * @returns {{ forms: number, files: number, missed: [form: string, files: string[]][] }}
 */
export function missedForms(records, chosen) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const { file, query } of records)
    for (const form of statementForms(query)) users.set(form, (users.get(form) ?? new Set()).add(file));
  const missed = [...users].filter(
    ([form, files]) => !OF_TESTS.includes(form.trim()) && !chosen.some((file) => files.has(file)),
  );
  return {
    forms: users.size,
    files: new Set(records.map(({ file }) => file)).size,
    missed: missed.map(([form, files]) => [form, [...files].toSorted()]),
  };
}
