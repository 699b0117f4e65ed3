import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import type { ArchiveReport, UnknownBytes } from './archive-report.ts';
import { lastSegmentEnds } from './segment-pages.ts';

/** Finds the archive files without rows, and the bytes after the last segment of the others. */
export async function findUnknownBytes(db: Database, root: string): Promise<Pick<ArchiveReport, 'trailing_bytes' | 'orphans'>> {
  // Sizes first: rows that a running station adds later only increase the known end.
  const sizes = await archiveSizes(root);
  const ends = await lastSegmentEnds(db);
  const trailing_bytes: UnknownBytes[] = [];
  const orphans: UnknownBytes[] = [];
  for (const [file, bytes] of sizes) {
    const end = ends.get(file.replace(/\.peaks$/, '.aac'));
    if (end === undefined || end === 0) orphans.push({ file, bytes });
    else if (file.endsWith('.aac') && bytes > end) trailing_bytes.push({ file, bytes: bytes - end });
  }
  return { trailing_bytes, orphans };
}

async function archiveSizes(root: string): Promise<Map<string, number>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) sizes.set(relative(root, path), found.size);
  }
  return sizes;
}
