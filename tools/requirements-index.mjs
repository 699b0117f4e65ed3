// Writes dist/docs/requirements.md from docs/spec and the titles of the tests. `--check` writes nothing and fails when the two disagree.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectTitles, isTestFile } from './generate/requirements/collect-titles.mjs';
import {
  crowdedTitles,
  malformedLines,
  repeatedIds,
  unknownIds,
} from './generate/requirements/find-faults.mjs';
import { isSpecPage, readSpecPage } from './generate/requirements/read-spec-page.mjs';
import { renderIndex } from './generate/requirements/render-index.mjs';
import { listFiles } from './setup/files/list-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} file */
const read = (file) => readFileSync(root + file, 'utf8');

const files = listFiles(root);
const pages = files.filter(isSpecPage).map((file) => readSpecPage(file, read(file)));
const tests = files.filter(isTestFile).flatMap((file) => collectTitles(file, read(file)));

if (process.argv.includes('--check')) {
  const decisions = 'docs/spec/decisions.md';
  const faults = [
    ...malformedLines(pages),
    ...repeatedIds(pages),
    ...unknownIds(pages, tests, { file: decisions, text: read(decisions) }),
    ...crowdedTitles(tests),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`docs/spec and ${tests.length} titles agree`);
} else {
  mkdirSync(`${root}dist/docs`, { recursive: true });
  writeFileSync(`${root}dist/docs/requirements.md`, renderIndex(pages, tests, '../../'));
  console.log(`dist/docs/requirements.md: ${tests.length} tests and steps`);
}
