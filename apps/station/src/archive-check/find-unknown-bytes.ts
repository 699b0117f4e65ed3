import type { ArchiveStore } from '../audio/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { ArchiveReport, UnknownBytes } from './archive-report.ts';
import { lastSegmentEnds } from './segment-pages.ts';

/** Finds the archive files without rows, and the bytes after the last segment of the others. */
export async function findUnknownBytes(
  db: Database,
  store: Pick<ArchiveStore, 'sizes'>,
): Promise<Pick<ArchiveReport, 'trailing_bytes' | 'orphans'>> {
  // Sizes first: rows that a running station adds later only increase the known end.
  const sizes = await store.sizes();
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
