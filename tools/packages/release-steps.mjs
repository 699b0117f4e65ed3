import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/setup-error.mjs';
import { PUBLISHED } from './published.mjs';
import { runQuietly } from './run-quietly.mjs';

/** The manifests that carry the version: those of all members and samples. */
const MANIFESTS = ['package.json', '{tools,e2e}/package.json', '{apps,packages,examples}/*/package.json'];

/**
 * Refuses uncommitted files.
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function requireCommitted(root) {
  const changed = await runQuietly('git', ['status', '--porcelain'], { cwd: root });
  if (changed !== '') throw new SetupError(`Commit or remove these files first:\n${changed.trimEnd()}`);
}

/**
 * Refuses a release with uncommitted files, or one that the registry could not trace to a run of CI.
 * @param {string} root
 * @param {{ env: NodeJS.ProcessEnv, registry: string | undefined }} options
 * @returns {Promise<void>}
 */
export async function requireReleasable(root, { env, registry }) {
  await requireCommitted(root);
  if (registry === undefined && !env['ACTIONS_ID_TOKEN_REQUEST_URL'] && !env['SIGSTORE_ID_TOKEN'])
    throw new SetupError(
      'Provenance needs a CI job that may request id tokens. Release there, or pass --registry to try it.',
    );
}

/**
 * Turns the changesets into versions and changelogs, unless an earlier try did, and returns the version.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function writeVersions(root) {
  const notes = readdirSync(join(root, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  if (notes.length > 0)
    await runQuietly(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: root });
  const { version } = JSON.parse(readFileSync(join(root, PUBLISHED[0] ?? '', 'package.json'), 'utf8'));
  const tags = await runQuietly('git', ['tag', '--list', `v${version}`], { cwd: root });
  if (tags !== '')
    throw new SetupError(`v${version} is released, and .changeset has no note about a later change.`);
  for (const file of globSync(MANIFESTS, { cwd: root })) nameVersion(join(root, file), version);
  return version;
}

/**
 * Writes the version into a manifest: its own, and that of packages that a sample installs from the registry.
 * @param {string} file
 * @param {string} version
 */
function nameVersion(file, version) {
  const text = readFileSync(file, 'utf8');
  const named = text
    .replace(/^(  "version": ")[^"]+/m, `$1${version}`)
    .replaceAll(/("@postkit\/[\w-]+": "\^)[^"]+/g, `$1${version}`);
  writeFileSync(file, named);
}

/**
 * Commits versions and changelogs, unless an earlier try did.
 * @param {string} root
 * @param {string} version
 * @returns {Promise<void>}
 */
export async function commitVersions(root, version) {
  await runQuietly('git', ['add', '.'], { cwd: root });
  if ((await runQuietly('git', ['status', '--porcelain'], { cwd: root })) === '') return;
  await runQuietly('git', ['commit', '--message', `packages: release ${version}`], { cwd: root });
}

/**
 * @param {string} root
 * @param {string} version
 * @returns {Promise<void>}
 */
export async function tagVersion(root, version) {
  await runQuietly('git', ['tag', '--annotate', `v${version}`, '--message', `PostKit ${version}`], {
    cwd: root,
  });
}
