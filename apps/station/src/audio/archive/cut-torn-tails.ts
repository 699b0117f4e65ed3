import { stat, truncate } from 'node:fs/promises';
import { archivePath } from './archive-path.ts';
import type { SegmentPlace } from './segment-record.ts';

/** Cuts files behind their last committed segment: what follows was never acknowledged. Answers what was cut. */
export async function cutTornTails(root: string, lastCommitted: readonly SegmentPlace[]): Promise<{ file: string; cutBytes: number }[]> {
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
