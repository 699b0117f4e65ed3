import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_PAGES } from '../setup/built-pages.mjs';
import { formatFiles } from './format-files.mjs';

/**
 * The texts of files by their paths from the root, what they are, and reasons why the sources of the files are wrong.
 * @typedef {{ files: ReadonlyMap<string, string>, what: string, faults?: readonly string[] }} Generated
 */

/**
 * A check compares the files if git has them, and asks those for faults that find some. A generator that needs another site runs only
 * by its name. `folder` has nothing but files of the generator.
 * @typedef {{ isCommitted?: boolean, hasFaults?: boolean, isByName?: boolean, folder?: string,
 *   generate: (root: string, options: { from?: string | undefined }) => Promise<Generated> }} Generator
 */

/** Every generator, in the order in which they run. @type {Readonly<Record<string, Generator>>} */
export const GENERATORS = {
  wire: {
    isCommitted: true,
    async generate(root) {
      const { wireModules } = await import('./wire/wire-modules.mjs');
      const texts = new Map((await wireModules()).map(({ path, text }) => [path.slice(root.length), text]));
      return {
        files: formatFiles(root, texts),
        what: `packages/sdk/src: ${texts.size} modules of the client`,
      };
    },
  },
  kit: {
    isCommitted: true,
    async generate(root) {
      const { kitModules } = await import('./kit/kit-modules.mjs');
      const texts = new Map(kitModules().map(({ path, text }) => [path, text]));
      return {
        files: formatFiles(root, texts),
        what: `packages/react-kit: ${texts.size} files of the lists of screens and languages`,
      };
    },
  },
  'sdk-reference': {
    folder: BUILT_PAGES['sdk-reference'],
    async generate() {
      const [{ readPages }, { renderPages }] = await Promise.all([
        import('./sdk-reference/sdk-pages.mjs'),
        import('./sdk-reference/render-page.mjs'),
      ]);
      const pages = readPages();
      const count = pages.flatMap(({ entries }) => entries).length;
      const texts = [...renderPages(pages)].map(
        ([name, text]) => /** @type {const} */ ([`${BUILT_PAGES['sdk-reference']}/${name}`, text]),
      );
      return {
        files: new Map(texts),
        what: `${BUILT_PAGES['sdk-reference']}: ${count} methods on ${pages.length} pages`,
      };
    },
  },
  commands: {
    async generate() {
      const { readCommands } = await import('./commands/read-commands.mjs');
      const page = await readCommands();
      return {
        files: new Map([[BUILT_PAGES.commands, page]]),
        what: `${BUILT_PAGES.commands}: ${page.match(/^#+ postkit/gm)?.length ?? 0} commands`,
      };
    },
  },
  requirements: {
    hasFaults: true,
    async generate(root) {
      const { readRequirements } = await import('./requirements/read-requirements.mjs');
      const { page, faults, count } = readRequirements(root);
      const files = new Map([['dist/docs/requirements.md', page]]);
      return { files, faults, what: `docs/spec and the titles of ${count} tests` };
    },
  },
  agents: {
    isCommitted: true,
    isByName: true,
    async generate(root, { from }) {
      const { readAgents } = await import('./agents/read-agents.mjs');
      const { files, what } = readAgents(from);
      return { files: formatFiles(root, files), what };
    },
  },
};

/**
 * Runs generators and prints a line for each. With `isCheck` nothing is written, and those run whose files are committed or whose
 * sources can be wrong.
 * @param {string} root with a slash at the end
 * @param {{ names?: readonly string[], isCheck?: boolean, from?: string | undefined, generators?: typeof GENERATORS,
 *   say?: (line: string) => void }} [options] without `names`, all run that need no other site
 * @returns {Promise<boolean>} false if a check found something
 */
export async function runGenerators(
  root,
  { names = [], isCheck = false, from, generators = GENERATORS, say = console.log } = {},
) {
  const asked = Object.entries(generators).filter(([name, { isByName, isCommitted, hasFaults }]) =>
    names.length > 0 ? names.includes(name) : !isByName && (!isCheck || isCommitted || hasFaults),
  );
  let isGood = true;
  for (const [name, { generate, folder, isCommitted }] of asked) {
    const { files, what, faults = [] } = await generate(root, { from });
    const findings = isCheck
      ? [...faults, ...(isCommitted ? staleFiles(root, files).map((file) => staleLine(file, name)) : [])]
      : [];
    if (!isCheck) writeFiles(root, files, folder);
    if (findings.length > 0) isGood = false;
    for (const line of findings) say(line);
    say(findings.length > 0 ? `${name}: ${findings.length} findings` : `${name}: ${what}`);
  }
  return isGood;
}

/** @param {string} file @param {string} name */
function staleLine(file, name) {
  return `${file} is not as generated: npm run generate -- ${name}`;
}

/** @param {string} root @param {ReadonlyMap<string, string>} files */
function staleFiles(root, files) {
  return [...files].filter(([file, text]) => textOf(join(root, file)) !== text).map(([file]) => file);
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {ReadonlyMap<string, string>} files @param {string | undefined} folder */
function writeFiles(root, files, folder) {
  if (folder !== undefined) rmSync(join(root, folder), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
