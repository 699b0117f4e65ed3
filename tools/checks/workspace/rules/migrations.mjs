import { isCode, isTest } from '../workspace.mjs';

/** @import { Finding, Rule } from '../workspace.mjs' */

const folder = 'apps/station/src/migrations/';
const list = `${folder}station-migrations.ts`;

/**
 * Data folders know a migration by its file's name, so each number is unique, and the list has every file in ascending order.
 * @type {Rule}
 */
export function migrations({ files }) {
  const numbered = [...files.keys()].filter(
    (file) => file.startsWith(folder) && isCode(file) && !isTest(file) && file !== list,
  );
  const names = numbered.map((file) => file.slice(folder.length, -'.ts'.length)).toSorted();
  const text = files.get(list);
  return [
    ...names.flatMap((name, index) => complaints(name, names[index - 1])),
    ...(text === undefined ? [] : listed(text, names)),
  ];
}

/**
 * @param {string} name
 * @param {string | undefined} before
 * @returns {Finding[]}
 */
function complaints(name, before) {
  const file = `${folder}${name}.ts`;
  if (!/^\d{4}-[a-z0-9-]+$/.test(name)) return [{ file, message: 'is not named like 0058-words.ts' }];
  return before?.slice(0, 4) === name.slice(0, 4)
    ? [{ file, message: `has the number of ${before}.ts` }]
    : [];
}

/**
 * @param {string} text
 * @param {readonly string[]} names
 * @returns {Finding[]}
 */
function listed(text, names) {
  const imports = new Map(
    [...text.matchAll(/^import \* as (\w+) from '\.\/([^']+)\.ts';$/gm)].map(([, value = '', name = '']) => [
      value,
      name,
    ]),
  );
  // A baseline of one database, from another folder, is no migration of this one.
  const keys = [...text.matchAll(/^ {2}'([^']+)': (\w+),$/gm)]
    .map(([, key = '', value = '']) => ({ key, value }))
    .filter(({ value }) => imports.has(value) || !text.includes(`import * as ${value} from '../`));
  const isInOrder = keys.map(({ key }) => key).join() === names.join();
  const misnamed = keys.filter(({ key, value }) => imports.get(value) !== key);
  return [
    ...(isInOrder
      ? []
      : [{ file: list, message: 'does not list every migration of the folder once, in ascending order' }]),
    ...misnamed.map(({ key }) => ({ file: list, message: `lists another file under the name ${key}` })),
  ];
}
