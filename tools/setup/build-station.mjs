import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIsFresh, buildMember } from './ensure-builds.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the programs of the station, unless they were built from the current sources.
 * @returns {Promise<void>}
 */
export async function buildStation() {
  if (!buildIsFresh(root, 'apps/station')) await buildMember(root, 'apps/station');
}

/**
 * Builds the command line, unless it was built from the current sources. Resolves to its program.
 * @returns {Promise<string>}
 */
export async function buildCommandLine() {
  if (!buildIsFresh(root, 'packages/cli')) await buildMember(root, 'packages/cli');
  return join(root, 'packages/cli/dist/main.js');
}

/** The build of the programs that tests kill. Its folder is beside `dist`, because the station finds its own files from there. */
const crashPrograms = { script: 'build:testing', folder: '.cache' };

async function buildCrashPrograms() {
  if (!buildIsFresh(root, 'apps/station', crashPrograms))
    await buildMember(root, 'apps/station', crashPrograms);
}

/**
 * The set-up of Vitest for the station, and of the soak test: tests start programs some hundred times, and the sources take twice as
 * long to load.
 * A run of mutants starts the sources, which are what it changes.
 * @returns {Promise<void>}
 */
export async function setup() {
  if (process.env['MUTANTS_MEMBER']) return;
  await buildStation();
  await buildCrashPrograms();
  process.env['POSTKIT_TEST_BUILT'] = '1';
}
