import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKED_ADDRESS } from '../../setup/public-address.mjs';
import { runPnpm } from '../run-pnpm.mjs';
import { runQuietly } from '../run-quietly.mjs';

/**
 * Releases the committed state of the repository from a clone to a registry, and returns the version.
 * @param {string} root
 * @param {{ folder: string, registry: { url: string, settings: string } }} target `folder` is where the clone goes
 * @returns {Promise<string>}
 */
export async function releaseCopy(root, { folder, registry }) {
  await runQuietly('git', ['clone', '--quiet', root, folder], { cwd: root });
  await runPnpm(root, ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  const settings = `${folder}.npmrc`;
  writeFileSync(settings, registry.settings);
  const env = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    POSTKIT_REPOSITORY: CHECKED_ADDRESS,
    NPM_CONFIG_USERCONFIG: settings,
    GIT_AUTHOR_NAME: 'Rehearsal',
    GIT_AUTHOR_EMAIL: 'rehearsal@source.invalid',
    GIT_COMMITTER_NAME: 'Rehearsal',
    GIT_COMMITTER_EMAIL: 'rehearsal@source.invalid',
  };
  const release = () =>
    runQuietly(process.execPath, ['tools/release.mjs', '--checked', '--registry', registry.url], {
      cwd: folder,
      env,
    });
  await release();
  const tag = (await runQuietly('git', ['describe', '--exact-match'], { cwd: folder })).trim();
  const refusal = await release().then(String, String);
  if (!refusal.includes(`${tag} is released`))
    throw new Error(`A second release was not refused: ${refusal}`);
  return tag.slice(1);
}
