import { stat, truncate } from 'node:fs/promises';
import { archivePath } from '../archive-path.ts';
import type { SegmentLocation } from '../segment-record.ts';

/** Truncates files after their last committed segment: later bytes were never acknowledged. Returns what was truncated. */
export async function truncateUncommitted(
  root: string,
  lastCommitted: readonly SegmentLocation[],
): Promise<{ file: string; cutBytes: number }[]> {
  const cuts: { file: string; cutBytes: number }[] = [];
  for (const { file, offset, length } of lastCommitted) {
    const path = archivePath(root, file);
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    if (size <= offset + length) continue;
    await truncate(path, offset + length);
    cuts.push({ file, cutBytes: size - offset - length });
  }
  return cuts;
}
