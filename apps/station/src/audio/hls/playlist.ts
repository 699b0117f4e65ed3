import type { SegmentRecord } from '../archive/segment-record.ts';
import { framesToMs, SEGMENT_FRAMES } from '../audio-format.ts';

/** The fields of a segment that a playlist uses. */
export type PlaylistSegment = Pick<SegmentRecord, 'stream' | 'n' | 'frames'>;

/** The addresses in a playlist; they may be relative to it. */
export interface PlaylistUrls<Segment> {
  init: string;
  segment: (segment: Segment) => string;
}

/**
 * The HLS text of segments in playing order, as video on demand. Segments that are not consecutive in one stream, or that
 * are shortened, are followed by a discontinuity, because the decode time of a segment depends on its number.
 */
export function hlsPlaylist<Segment extends PlaylistSegment>(
  segments: readonly Segment[],
  urls: PlaylistUrls<Segment>,
): string {
  const longest = segments.reduce((frames, segment) => Math.max(frames, segment.frames), 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(framesToMs(longest) / 1000))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${urls.init}"`,
  ];
  let previous: Segment | undefined;
  for (const segment of segments) {
    if (previous && !touches(previous, segment))
      lines.push('#EXT-X-DISCONTINUITY', `#EXT-X-MAP:URI="${urls.init}"`);
    lines.push(`#EXTINF:${(framesToMs(segment.frames) / 1000).toFixed(6)},`, urls.segment(segment));
    previous = segment;
  }
  lines.push('#EXT-X-ENDLIST', '');
  return lines.join('\n');
}

function touches(previous: PlaylistSegment, next: PlaylistSegment): boolean {
  return previous.stream === next.stream && previous.n + 1 === next.n && previous.frames === SEGMENT_FRAMES;
}
