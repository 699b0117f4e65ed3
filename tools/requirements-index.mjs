// Writes docs/requirements.md from the titles of the tests. `--check` writes nothing and fails when the page is not up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectTitles, isTestFile } from './requirements/collect-titles.mjs';
import { renderIndex } from './requirements/render-index.mjs';
import { listFiles } from './workspace/list-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/requirements.md`;

const tests = listFiles(root)
  .filter(isTestFile)
  .flatMap((file) => collectTitles(file, readFileSync(root + file, 'utf8')));
const index = renderIndex(tests);
const ids = new Set(tests.flatMap((test) => test.ids)).size;

if (!process.argv.includes('--check')) {
  mkdirSync(`${root}docs`, { recursive: true });
  writeFileSync(page, index);
  console.log(`docs/requirements.md: ${ids} ids in ${tests.length} tests`);
} else if (existsSync(page) && readFileSync(page, 'utf8') === index) {
  console.log(`docs/requirements.md is up to date: ${ids} ids in ${tests.length} tests`);
} else {
  console.error('docs/requirements.md is not up to date. Run `npm run requirements` and commit it.');
  process.exitCode = 1;
}
