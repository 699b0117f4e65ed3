import { describe, expect, it } from 'vitest';
import { framesOf, segmentLengths, toAdts } from './aac-frames.ts';

function box(type: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  return Uint8Array.from([
    ...words(size),
    ...new TextEncoder().encode(type),
    ...content.flatMap((part) => [...part]),
  ]);
}

function words(...values: number[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]),
  );
}

const frames = [Uint8Array.of(1, 2, 3), Uint8Array.of(4), Uint8Array.of(5, 6)];
const run = box('trun', words(0x201, 3, 99, 3, 1, 2));
const segment = Uint8Array.from([
  ...box('moof', box('mfhd', words(0, 1)), box('traf', box('tfhd', words(0, 1)), run)),
  ...box('mdat', ...frames),
]);

describe('framesOf', () => {
  it('cuts a media segment into its frames', () => {
    expect(framesOf(segment).map((frame) => [...frame])).toEqual([[1, 2, 3], [4], [5, 6]]);
  });

  it('refuses bytes that are not a media segment', () => {
    expect(() => framesOf(new TextEncoder().encode('{"error_message":"no"}'))).toThrow('no moof');
  });
});

describe('toAdts', () => {
  it('puts a header with the length before each frame', () => {
    const bytes = new Uint8Array(toAdts([new Uint8Array(2000).fill(7), Uint8Array.of(9)]));
    expect(bytes).toHaveLength(2000 + 7 + 1 + 7);
    // Sync word, AAC-LC at 44.1 kHz, stereo, 2,007 bytes.
    expect(Array.from(bytes.subarray(0, 8))).toEqual([
      0xff,
      0xf1,
      0x50,
      0x80,
      2007 >> 3,
      ((2007 & 7) << 5) | 0x1f,
      0xfc,
      7,
    ]);
    expect(Array.from(bytes.subarray(2007))).toEqual([0xff, 0xf1, 0x50, 0x80, 1, 0x1f, 0xfc, 9]);
  });
});

describe('segmentLengths', () => {
  it('reads whole frames from a playlist', () => {
    const playlist =
      '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:4.969070,\n1/0.m4s\n#EXT-X-DISCONTINUITY\n#EXTINF:0.998458,\n1/1.m4s\n';
    expect(segmentLengths(playlist)).toEqual([214 * 1024, 43 * 1024]);
  });
});
