import { importsOf, resolveImport } from '../../../setup/files/imports-of.mjs';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

/** Folders of subjects, such as the nouns of the kit and the features of the station. */
const FOLDERS = [
  'packages/react-kit/src/data/',
  'packages/react-kit/src/parts/',
  'apps/station/src/features/',
];

/**
 * The subjects of a folder form no circle by what they import, types included, so that each is understood with those below it alone.
 * @type {Rule}
 */
export function circles({ files }) {
  return FOLDERS.flatMap((folder) => {
    const edges = edgesOf(folder, files);
    return [...edges].flatMap(([subject, others]) =>
      [...others]
        .filter(([other]) => reached(other, edges).has(subject))
        .map(([other, file]) => ({
          file,
          message: `imports "${other}", which imports "${subject}" again: they form a circle`,
        })),
    );
  });
}

/**
 * The subjects that each subject imports, each with the first file that does.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} files
 * @returns {Map<string, Map<string, string>>}
 */
function edgesOf(folder, files) {
  const subjectOf = (/** @type {string} */ path) => path.slice(folder.length).split('/')[0] ?? '';
  /** @type {Map<string, Map<string, string>>} */
  const edges = new Map();
  for (const [file, text] of files) {
    if (!file.startsWith(folder) || !isCode(file) || isTest(file)) continue;
    const subject = subjectOf(file);
    const others = edges.get(subject) ?? new Map();
    edges.set(subject, others);
    for (const specifier of importsOf(text)) {
      const target = resolveImport(file, specifier);
      if (!target?.startsWith(folder)) continue;
      const other = subjectOf(target);
      if (other !== subject && !others.has(other)) others.set(other, file);
    }
  }
  return edges;
}

/**
 * @param {string} from
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} edges
 * @returns {Set<string>}
 */
function reached(from, edges) {
  const seen = new Set([from]);
  for (const subject of seen) for (const next of edges.get(subject)?.keys() ?? []) seen.add(next);
  return seen;
}
