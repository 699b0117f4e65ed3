import { readFileSync } from 'node:fs';
import { listFiles } from '../../setup/files/list-files.mjs';
import { collectTitles, isTestFile } from './collect-titles.mjs';
import { crowdedTitles, malformedLines, repeatedIds, unknownIds } from './find-faults.mjs';
import { isSpecPage, readSpecPage } from './read-spec-page.mjs';
import { renderIndex } from './render-index.mjs';

const DECISIONS = 'docs/spec/decisions.md';

/**
 * The page of all requirements with their tests, as a file of `dist/docs`, and what docs/spec and the titles of the tests disagree on.
 * @param {string} root with a slash at the end
 * @returns {{ page: string, faults: string[], count: number }}
 */
export function readRequirements(root) {
  /** @param {string} file */
  const read = (file) => readFileSync(root + file, 'utf8');
  const files = listFiles(root);
  const pages = files.filter(isSpecPage).map((file) => readSpecPage(file, read(file)));
  const tests = files.filter(isTestFile).flatMap((file) => collectTitles(file, read(file)));
  const faults = [
    ...malformedLines(pages),
    ...repeatedIds(pages),
    ...unknownIds(pages, tests, { file: DECISIONS, text: read(DECISIONS) }),
    ...crowdedTitles(tests),
  ];
  return { page: renderIndex(pages, tests, '../../'), faults, count: tests.length };
}
