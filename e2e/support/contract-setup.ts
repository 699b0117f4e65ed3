import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('print-demo-template.ts', import.meta.url));

/** Makes the demo station of the contract tests in a process of its own, because set-up files cannot import the sources of packages. */
export async function setup(): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=postkit-source', program]);
  process.env.POSTKIT_E2E_TEMPLATE = stdout.trim();
}
