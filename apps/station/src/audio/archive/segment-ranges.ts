import { scanFrames } from '../adts/scan-frames.ts';
import type { ArchiveRange, ArchiveStore } from './archive-store.ts';
import type { SegmentLocation } from './segment-record.ts';

/** Segments in playing order, with whole frames trimmed from the start and the end. */
export interface SegmentSpan {
  segments: readonly SegmentLocation[];
  skipFrames?: number;
  dropFrames?: number;
}

/** Frames that a span plays; 0 when the trims leave none. */
export function spanFrames(span: SegmentSpan): number {
  const frames = span.segments.reduce((sum, segment) => sum + segment.frames, 0);
  return Math.max(0, frames - (span.skipFrames ?? 0) - (span.dropFrames ?? 0));
}

/** The byte ranges of a span; adjacent ranges in one file are joined. Reads only the two segments that the trims divide. */
export async function segmentRanges(
  store: Pick<ArchiveStore, 'read'>,
  span: SegmentSpan,
): Promise<ArchiveRange[]> {
  const ranges: ArchiveRange[] = [];
  let skip = span.skipFrames ?? 0;
  let left = spanFrames(span);
  for (const segment of span.segments) {
    if (left === 0) break;
    if (skip >= segment.frames) {
      skip -= segment.frames;
      continue;
    }
    const frames = Math.min(left, segment.frames - skip);
    join(ranges, await frameRange(store, segment, skip, frames));
    left -= frames;
    skip = 0;
  }
  return ranges;
}

async function frameRange(
  store: Pick<ArchiveStore, 'read'>,
  segment: SegmentLocation,
  first: number,
  frames: number,
): Promise<ArchiveRange> {
  const { file, offset, length } = segment;
  if (first === 0 && frames === segment.frames) return { file, offset, length };
  const chunks: Buffer[] = [];
  for await (const chunk of store.read([segment])) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const { end: from } = scanFrames(bytes, 0, first);
  const { end: to } = scanFrames(bytes, from, frames);
  return { file, offset: offset + from, length: to - from };
}

function join(ranges: ArchiveRange[], next: ArchiveRange): void {
  const last = ranges.at(-1);
  if (last && last.file === next.file && last.offset + last.length === next.offset)
    last.length += next.length;
  else ranges.push(next);
}
