import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeOnce } from './make-once.ts';

const program = fileURLToPath(new URL('print-demo-template.ts', import.meta.url));

/**
 * Returns the data folder of the demo station. Where the set-up made none, the first test that needs it makes it in a process of its
 * own, while tests in other workers continue.
 */
export async function sharedDemoTemplate(): Promise<string> {
  return process.env.POSTKIT_E2E_TEMPLATE ?? makeOnce('demo', makeTemplate);
}

async function makeTemplate(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=postkit-source', program]);
  return stdout.trim();
}
