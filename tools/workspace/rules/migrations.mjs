import { isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

/**
 * Migrations are known by their file name wherever they lie, so no two may share it, nor a number in one folder.
 * @type {Rule}
 */
export function migrations({ files }) {
  const all = [...files.keys()].filter(
    (file) => /\/migrations\/[^/]+\.(ts|sql)$/.test(file) && !isTest(file) && !file.endsWith('/index.ts'),
  );
  const byName = Map.groupBy(all, (file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.(ts|sql)$/, ''));
  const byNumber = Map.groupBy(
    all.filter((file) => /\/\d+[^/]*$/.test(file)),
    (file) => /^.*\/\d+/.exec(file)?.[0] ?? file,
  );
  return [...byName.values(), ...byNumber.values()]
    .filter((same) => same.length > 1)
    .flatMap(([first, ...others]) => others.map((file) => ({ file, message: `has the name or number of ${first}` })));
}
