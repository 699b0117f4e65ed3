import { scanFrames } from '../adts/scan-frames.ts';
import { archivePath } from './archive-path.ts';
import { readRanges, type ByteRange } from './read-ranges.ts';
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
export async function segmentRanges(root: string, span: SegmentSpan): Promise<ByteRange[]> {
  const ranges: ByteRange[] = [];
  let skip = span.skipFrames ?? 0;
  let left = spanFrames(span);
  for (const segment of span.segments) {
    if (left === 0) break;
    if (skip >= segment.frames) {
      skip -= segment.frames;
      continue;
    }
    const frames = Math.min(left, segment.frames - skip);
    join(ranges, await frameRange(archivePath(root, segment.file), segment, skip, frames));
    left -= frames;
    skip = 0;
  }
  return ranges;
}

async function frameRange(path: string, segment: SegmentLocation, first: number, frames: number): Promise<ByteRange> {
  const whole = { path, offset: segment.offset, length: segment.length };
  if (first === 0 && frames === segment.frames) return whole;
  const chunks: Buffer[] = [];
  for await (const chunk of readRanges([whole])) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const { end: from } = scanFrames(bytes, 0, first);
  const { end: to } = scanFrames(bytes, from, frames);
  return { path, offset: segment.offset + from, length: to - from };
}

function join(ranges: ByteRange[], next: ByteRange): void {
  const last = ranges.at(-1);
  if (last && last.path === next.path && last.offset + last.length === next.offset) last.length += next.length;
  else ranges.push(next);
}
