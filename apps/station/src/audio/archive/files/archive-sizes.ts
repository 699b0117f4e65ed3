import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Bytes of each file below the root, by its path there, without those whose name starts with a dot. A file that is removed meanwhile is left out. */
export async function archiveSizes(root: string): Promise<Map<string, number>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) sizes.set(relative(root, path), found.size);
  }
  return sizes;
}
