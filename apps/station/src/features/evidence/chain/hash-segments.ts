import type { ListedSegment } from '@postkit/sdk/schema';
import { AudioError, isIntact } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import { sha256Of } from './append-manifest.ts';
import type { LogSegment } from './log-chain.repository.ts';

/** The bytes of a segment as they are stored; null if they are missing. Rejects when the storage is out of reach. */
export async function segmentBytes(
  { archive }: Pick<StationContext, 'archive'>,
  segment: LogSegment,
): Promise<Buffer | null> {
  return archive.readSegment(segment).catch((error: unknown) => {
    if (error instanceof AudioError && error.code === 'segment_missing') return null;
    throw error;
  });
}

/** Lists segments with the hashes of their bytes, of which a damaged or missing segment has none. */
export async function hashSegments(
  context: Pick<StationContext, 'archive'>,
  segments: readonly LogSegment[],
): Promise<ListedSegment[]> {
  const listed: ListedSegment[] = [];
  for (const segment of segments) {
    const bytes = await segmentBytes(context, segment);
    listed.push({
      n: segment.n,
      started_at_ms: segment.started_at_ms,
      frames: segment.frames,
      bytes: segment.length,
      sha256: bytes && isIntact(bytes, segment) ? sha256Of(bytes) : null,
    });
  }
  return listed;
}
