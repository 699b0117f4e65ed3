import { catalog } from './rules/catalog.mjs';
import { changesets } from './rules/changesets.mjs';
import { circles } from './rules/circles.mjs';
import { dateForms } from './rules/date-forms.mjs';
import { dependencies } from './rules/dependencies.mjs';
import { entryPoints } from './rules/entry-points.mjs';
import { fileNames } from './rules/file-names.mjs';
import { importWalls } from './rules/import-walls.mjs';
import { lists } from './rules/lists.mjs';
import { literals } from './rules/literals.mjs';
import { logicalStyles } from './rules/logical-styles.mjs';
import { manifests } from './rules/manifests.mjs';
import { migrations } from './rules/migrations.mjs';
import { ownDocument } from './rules/own-document.mjs';
import { ownWidths } from './rules/own-widths.mjs';
import { screenWords } from './rules/screen-words.mjs';
import { storeys } from './rules/storeys.mjs';
import { wording } from './rules/wording.mjs';
import { workspaceOf } from './workspace.mjs';

const RULES = [
  manifests,
  dependencies,
  catalog,
  lists,
  changesets,
  importWalls,
  storeys,
  circles,
  fileNames,
  entryPoints,
  literals,
  migrations,
  screenWords,
  logicalStyles,
  ownDocument,
  ownWidths,
  dateForms,
  wording,
];

/**
 * Returns the findings of all rules as lines `file: message`, sorted and without duplicates.
 * @param {Map<string, string>} files contents by path from the root
 * @returns {string[]}
 */
export function checkWorkspace(files) {
  const workspace = workspaceOf(files);
  const lines = RULES.flatMap((rule) => rule(workspace)).map(({ file, message }) => `${file}: ${message}`);
  return [...new Set(lines)].sort();
}
