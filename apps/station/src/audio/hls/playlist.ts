import type { SegmentRecord } from '../archive/segment-record.ts';
import { framesToMs, SEGMENT_FRAMES } from '../audio-format.ts';

/** What a playlist says of a segment. */
export type PlaylistSegment = Pick<SegmentRecord, 'stream' | 'n' | 'frames'>;

/** Where the playlist's addresses come from; answers may be relative to the playlist. */
export interface PlaylistUrls<Segment> {
  init: string;
  segment: (segment: Segment) => string;
}

/**
 * The HLS text of segments in playing order, as video on demand. Segments that are not neighbours of one stream, or that
 * were cut short, are followed by a discontinuity, since the decode time inside a segment follows from its number.
 */
export function hlsPlaylist<Segment extends PlaylistSegment>(segments: readonly Segment[], urls: PlaylistUrls<Segment>): string {
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
    if (previous && !touches(previous, segment)) lines.push('#EXT-X-DISCONTINUITY', `#EXT-X-MAP:URI="${urls.init}"`);
    lines.push(`#EXTINF:${(framesToMs(segment.frames) / 1000).toFixed(6)},`, urls.segment(segment));
    previous = segment;
  }
  lines.push('#EXT-X-ENDLIST', '');
  return lines.join('\n');
}

function touches(previous: PlaylistSegment, next: PlaylistSegment): boolean {
  return previous.stream === next.stream && previous.n + 1 === next.n && previous.frames === SEGMENT_FRAMES;
}
