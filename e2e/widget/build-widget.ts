import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const builder = fileURLToPath(new URL('../../apps/widget/build/build.ts', import.meta.url));

/** Builds the files that a station serves under /widget/v4/ into a folder, and resolves to it. */
export async function buildWidget(folder: string): Promise<string> {
  await promisify(execFile)(process.execPath, [builder, '--outDir', folder]);
  return folder;
}
