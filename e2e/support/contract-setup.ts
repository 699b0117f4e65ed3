import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(new URL('print-demo-template.ts', import.meta.url));
const cli = fileURLToPath(new URL('../../packages/cli', import.meta.url));
// Below the packages that the built program still imports.
const builtCli = join(cli, 'node_modules/.cache/contract');

/**
 * Makes the demo station of the contract tests in a process of its own, because set-up files cannot import the sources of packages,
 * and builds the command line: tests start it a hundred times, and the sources take four times as long to load.
 */
export async function setup(): Promise<void> {
  const tenants = await mkdtemp(join(tmpdir(), 'postkit-tenants-'));
  process.env.POSTKIT_E2E_TENANTS = tenants;
  const vite = join(cli, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', builtCli, '--emptyOutDir', '--logLevel', 'error'], { cwd: cli });
  process.env.POSTKIT_E2E_CLI = join(builtCli, 'main.js');
  const { stdout } = await run(process.execPath, ['--conditions=postkit-source', program]);
  process.env.POSTKIT_E2E_TEMPLATE = stdout.trim();
}

export async function teardown(): Promise<void> {
  const { POSTKIT_E2E_TENANTS: tenants } = process.env;
  if (tenants) await rm(tenants, { recursive: true, force: true });
}
