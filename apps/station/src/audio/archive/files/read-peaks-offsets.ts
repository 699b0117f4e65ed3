import { open } from 'node:fs/promises';
import { archivePeaksPath } from '../archive-path.ts';
import { readSlotTable } from './slot-table.ts';

/** Offsets of the segments of an archive file that have stored peaks. */
export async function readPeaksOffsets(root: string, file: string): Promise<ReadonlySet<number>> {
  const peaks = await open(archivePeaksPath(root, file), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!peaks) return new Set();
  try {
    return new Set((await readSlotTable(peaks)).map(({ offset }) => offset));
  } finally {
    await peaks.close();
  }
}
