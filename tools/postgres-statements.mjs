// `npm run test:statements`: runs the station's whole suite on PostgreSQL, records the statements of each test file, and fails if
// the tests that the gate chooses run fewer of them. `-- folder` reads the records of an earlier run.
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './setup/run-command.mjs';
import { runMain } from './setup/run-main.mjs';
import { missedForms } from './setup/test-lists/missed-forms.mjs';
import { testLists } from './setup/test-lists/test-lists.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} folder */
function readRecords(folder) {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line));
}

await runMain(async () => {
  const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'postkit-statements-'));
  if (process.argv[2] === undefined) {
    const env = { ...process.env, POSTKIT_TEST_DATABASE: 'postgres', POSTKIT_TEST_STATEMENTS: folder };
    const { code } = await runCommand('vitest', ['run', '--project', 'postgres*'], { cwd: root, env });
    if (code !== 0) return code;
  }
  const { forms, files, missed } = missedForms(readRecords(folder), testLists(root).onPostgres);
  for (const [form, users] of missed) console.log(`${form}\n    only in ${users.join(', ')}`);
  console.log(
    `${forms} forms of statements in ${files} files; the chosen files miss ${missed.length} (records: ${folder})`,
  );
  return missed.length === 0 ? 0 : 1;
});
