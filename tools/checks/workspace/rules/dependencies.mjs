import { importsOf, packageOf } from '../../../setup/files/imports-of.mjs';
import { isCode } from '../workspace.mjs';

/** @import { Manifest, Rule, Workspace } from '../workspace.mjs' */

/**
 * A package.json declares exactly the members that its files use, always as workspace:*.
 * @type {Rule}
 */
export function dependencies(workspace) {
  return workspace.members.flatMap(({ dir, manifest }) => {
    const file = `${dir}/package.json`;
    const declared = Object.entries(declaredBy(manifest)).filter(([name]) => name.startsWith('@postkit/'));
    const names = new Set(declared.map(([name]) => name));
    const used = usedIn(workspace, dir);
    return [
      ...declared
        .filter(([, version]) => version !== 'workspace:*')
        .map(([name]) => ({ file, message: `${name} must be "workspace:*"` })),
      ...[...used.imported]
        .filter(([name]) => !names.has(name) && name !== manifest.name)
        .map(([name, by]) => ({ file: by, message: `imports ${name}, which ${file} does not name` })),
      ...[...names]
        .filter(
          (name) =>
            !used.text.includes(name) && !binsOf(workspace, name).some((bin) => used.text.includes(bin)),
        )
        .map((name) => ({ file, message: `names ${name}, which nothing uses` })),
    ];
  });
}

/**
 * @param {Manifest} manifest
 * @returns {Record<string, string>}
 */
function declaredBy(manifest) {
  return {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  };
}

/**
 * The commands of a member, because a member can also be used as a command or by its folder.
 * @param {Workspace} workspace
 * @param {string} name
 */
function binsOf({ members }, name) {
  const member = members.find(({ manifest }) => manifest.name === name);
  return member
    ? [`${member.dir}/`, ...Object.keys(member.manifest.bin ?? {}).map((bin) => `.bin/${bin}`)]
    : [];
}

/** Programs of the rehearsal, which are copied to a project outside the workspace. */
const CONSUMER = 'tools/packages/rehearsal/consumer/';

/**
 * @param {Workspace} workspace
 * @param {string} dir
 */
function usedIn({ files }, dir) {
  const own = [...files].filter(
    ([file]) =>
      file.startsWith(`${dir}/`) &&
      !file.startsWith(CONSUMER) &&
      (isCode(file) || /\.(css|html)$/.test(file)),
  );
  /** @type {Map<string, string>} */
  const imported = new Map();
  for (const [file, text] of own.filter(([name]) => isCode(name)))
    for (const name of importsOf(text).map(packageOf))
      if (name.startsWith('@postkit/')) imported.set(name, file);
  return { imported, text: own.map(([, text]) => text).join('\n') };
}
