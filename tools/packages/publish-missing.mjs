import { runPnpm } from './run-pnpm.mjs';
import { runQuietly } from './run-quietly.mjs';

/** @import { Packed } from './pack-packages.mjs' */

/**
 * Publishes the tarballs that the registry does not have yet, so that a release that broke off can run again.
 * @param {string} root
 * @param {readonly Packed[]} packed
 * @param {string | undefined} registry an address publishes there without provenance; undefined is npm's own setting, with provenance
 * @returns {Promise<void>}
 */
export async function publishMissing(root, packed, registry) {
  const target = registry === undefined ? [] : ['--registry', registry];
  const proof = registry === undefined ? ['--provenance'] : [];
  for (const { tarball, manifest } of packed) {
    if (await isPublished(root, `${manifest.name}@${manifest.version}`, target)) {
      console.log(`${manifest.name} ${manifest.version} is published already.`);
      continue;
    }
    await runPnpm(root, ['publish', tarball, '--no-git-checks', '--access', 'public', ...proof, ...target], {
      cwd: root,
    });
    console.log(`Published ${manifest.name} ${manifest.version}.`);
  }
}

/**
 * @param {string} root
 * @param {string} release
 * @param {readonly string[]} target
 */
async function isPublished(root, release, target) {
  try {
    // `npm run --silent release` would silence the error code too.
    return (
      (
        await runQuietly('npm', ['view', release, 'version', '--loglevel=error', ...target], { cwd: root })
      ).trim() !== ''
    );
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
}
