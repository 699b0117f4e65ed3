/** @import { Rule } from '../workspace.mjs' */

/**
 * Every member says who it is, and its entries lead to files that are there.
 * @type {Rule}
 */
export function manifests({ files, members }) {
  return members.flatMap(({ dir, manifest }) => {
    const file = `${dir}/package.json`;
    if (!files.has(file)) return [{ file, message: 'is listed in pnpm-workspace.yaml and not there' }];
    const fields = [
      ['name', manifest.name?.startsWith('@postkit/'), '@postkit/…'],
      ['license', manifest.license === 'MIT', 'MIT'],
      ['type', manifest.type === 'module', 'module'],
    ];
    const missing = fields.filter(([, good]) => !good).map(([name, , value]) => ({ file, message: `"${name}" must be "${value}"` }));
    const entries = [...exportTargets(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})];
    const lost = entries
      .filter((target) => !target.startsWith('./dist/') && !files.has(`${dir}/${target.replace(/^\.\//, '')}`))
      .map((target) => ({ file, message: `leads to ${target}, which is not there` }));
    return [...missing, ...lost, ...sourceless(file, manifest)];
  });
}

/** @param {NonNullable<import('../workspace.mjs').Manifest['exports']>} entries */
function exportTargets(entries) {
  return Object.values(entries).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
}

/**
 * A built code entry needs its source beside it, first, or tests and dev would run what was built last.
 * @param {string} file
 * @param {import('../workspace.mjs').Manifest} manifest
 */
function sourceless(file, manifest) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => (typeof target === 'string' ? target.endsWith('.js') : Object.keys(target)[0] !== 'postkit-source'))
    .map(([entry]) => ({ file, message: `entry "${entry}" must begin with the condition postkit-source` }));
}
