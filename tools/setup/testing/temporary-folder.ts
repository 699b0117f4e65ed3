import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for one test, removed when the test ends: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder() {
  const root = await mkdtemp(join(tmpdir(), 'postkit-setup-'));
  return {
    root,
    /** Writes a file and its folders, and resolves to its full path. */
    async write(file: string, text: string, mode = 0o644): Promise<string> {
      const path = join(root, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text, { mode });
      return path;
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
