import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files that a station is writing, or that a crash left behind. */
export async function unfinishedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files', '.work'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.name.startsWith('scratch-'))
    .map(({ name }) => name);
}
