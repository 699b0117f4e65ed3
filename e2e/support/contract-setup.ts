import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommandLine, buildStation } from '../../tools/setup/build-station.mjs';

/**
 * Makes the folder of the templates that the contract tests share, and builds the station and the command line: tests start them a
 * hundred times, and the sources take four times as long to load.
 */
export async function setup(): Promise<() => Promise<void>> {
  const shared = await mkdtemp(join(tmpdir(), 'postkit-shared-'));
  process.env.POSTKIT_E2E_SHARED = shared;
  await buildStation();
  process.env.POSTKIT_E2E_CLI = await buildCommandLine();
  return () => rm(shared, { recursive: true, force: true });
}
