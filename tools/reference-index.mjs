// Writes docs/reference/operations.md from the operation table. `--check` writes nothing and fails when the page is not up to date.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as schema from '../packages/sdk/src/schema/index.ts';
import { fieldNotes } from './reference/field-notes.mjs';
import { renderReference } from './reference/render-reference.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/reference/operations.md`;

/** @param {string} domain */
function notesOf(domain) {
  const folder = `${root}packages/sdk/src/schema/${domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return fieldNotes(files.map((file) => readFileSync(folder + file, 'utf8')).join('\n'));
}

const { operations: domains, liveEvents, ...exported } = schema;
// What the reference reads of zod is less than zod's own types say.
const contract = /** @type {import('./reference/render-reference.mjs').Contract} */ (
  /** @type {unknown} */ ({ domains, liveEvents, exported, notesOf })
);
const reference = renderReference(contract);
const count = Object.values(domains).flatMap((domain) => Object.keys(domain)).length;

if (!process.argv.includes('--check')) {
  mkdirSync(`${root}docs/reference`, { recursive: true });
  writeFileSync(page, reference);
  console.log(`docs/reference/operations.md: ${count} operations`);
} else if (existsSync(page) && readFileSync(page, 'utf8') === reference) {
  console.log(`docs/reference/operations.md is up to date: ${count} operations`);
} else {
  console.error('docs/reference/operations.md is not up to date. Run `npm run reference` and commit it.');
  process.exitCode = 1;
}
