/** @import { Rule } from '../workspace.mjs' */

/**
 * Every member has a name, licence and type, and its entries begin with their sources; knip finds those that lead nowhere.
 * @type {Rule}
 */
export function manifests({ files, members }) {
  return members.flatMap(({ dir, manifest }) => {
    const file = `${dir}/package.json`;
    if (!files.has(file)) return [{ file, message: 'is listed in pnpm-workspace.yaml but does not exist' }];
    const fields = [
      ['name', manifest.name?.startsWith('@postkit/'), '@postkit/…'],
      ['license', manifest.license === 'MIT', 'MIT'],
      ['type', manifest.type === 'module', 'module'],
    ];
    const missing = fields
      .filter(([, good]) => !good)
      .map(([name, , value]) => ({ file, message: `"${name}" must be "${value}"` }));
    return [...missing, ...sourceless(file, manifest)];
  });
}

/**
 * A built code entry needs its source first, or tests and development would run the last build; a sheet has none.
 * @param {string} file
 * @param {import('../workspace.mjs').Manifest} manifest
 */
function sourceless(file, manifest) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) =>
      typeof target === 'string'
        ? target.endsWith('.js')
        : Object.keys(target)[0] !== 'postkit-source' && !target.default?.endsWith('.css'),
    )
    .map(([entry]) => ({ file, message: `entry "${entry}" must begin with the condition postkit-source` }));
}
