import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildStation } from '../../tools/setup/build-station.mjs';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../packages/cli', import.meta.url));
// Below the packages that the built program still imports.
const builtCli = join(cli, 'node_modules/.cache/contract');

/**
 * Makes the folder of the templates that the contract tests share, and builds the station and the command line: tests start them a
 * hundred times, and the sources take four times as long to load.
 */
export async function setup(): Promise<void> {
  process.env.POSTKIT_E2E_SHARED = await mkdtemp(join(tmpdir(), 'postkit-shared-'));
  await buildStation();
  const vite = join(cli, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', builtCli, '--emptyOutDir', '--logLevel', 'error'], { cwd: cli });
  process.env.POSTKIT_E2E_CLI = join(builtCli, 'main.js');
}

export async function teardown(): Promise<void> {
  const { POSTKIT_E2E_SHARED: shared } = process.env;
  if (shared) await rm(shared, { recursive: true, force: true });
}
