import { describe, expect, it } from 'vitest';
import { hlsPlaylist } from './playlist.ts';

const URLS = {
  init: 'init.mp4',
  segment: ({ stream, n }: { stream: string; n: number }) => `${stream}/${n}.m4s`,
};

describe('hlsPlaylist', () => {
  it('lists consecutive segments without a discontinuity', () => {
    const segments = [7, 8].map((n) => ({ stream: 'fm', n, frames: 214 }));
    expect(hlsPlaylist(segments, URLS)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:5
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.969070,
fm/7.m4s
#EXTINF:4.969070,
fm/8.m4s
#EXT-X-ENDLIST
`);
  });

  it.each([
    ['a jump', { stream: 'fm', n: 9, frames: 214 }],
    ['a step back', { stream: 'fm', n: 7, frames: 214 }],
    ['another stream', { stream: 'up', n: 8, frames: 214 }],
  ])('puts a discontinuity before %s', (_what, next) => {
    const text = hlsPlaylist([{ stream: 'fm', n: 7, frames: 214 }, next], URLS);
    expect(text).toContain(`fm/7.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF`);
  });

  it('puts a discontinuity after a shortened segment', () => {
    const text = hlsPlaylist(
      [
        { stream: 'fm', n: 7, frames: 43 },
        { stream: 'fm', n: 8, frames: 214 },
      ],
      URLS,
    );
    expect(text).toContain('#EXTINF:0.998458,\nfm/7.m4s\n#EXT-X-DISCONTINUITY\n');
  });
});
