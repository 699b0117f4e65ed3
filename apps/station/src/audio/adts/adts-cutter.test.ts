import { describe, expect, it } from 'vitest';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { AdtsCutter, type AdtsPiece } from './adts-cutter.ts';

function cut(bytes: Buffer, chunk: number, cutter = new AdtsCutter()): AdtsPiece[] {
  const pieces: AdtsPiece[] = [];
  for (let at = 0; at < bytes.length; at += chunk)
    pieces.push(...cutter.push(bytes.subarray(at, at + chunk)));
  const rest = cutter.flush();
  return rest ? [...pieces, rest] : pieces;
}

describe('AdtsCutter', () => {
  it.each([1, 7, 46, 4096, 1_000_000])('cuts every 214 frames for chunks of any size (%i bytes)', (chunk) => {
    const bytes = adtsBytes(500);
    const pieces = cut(bytes, chunk);
    expect(pieces.map((piece) => piece.frames)).toEqual([214, 214, 72]);
    expect(Buffer.concat(pieces.map((piece) => piece.data)).equals(bytes)).toBe(true);
  });

  it('drops the first frames when `dropFrames` is set', () => {
    const [piece] = cut(adtsBytes(10), 100, new AdtsCutter({ dropFrames: 1 }));
    expect(piece?.frames).toBe(9);
    expect(piece?.data.equals(adtsBytes(9, 40, 1))).toBe(true);
  });

  it('passes each frame that it drops to `onDrop`', () => {
    const dropped: Buffer[] = [];
    const [piece] = cut(
      adtsBytes(10),
      7,
      new AdtsCutter({ dropFrames: 2, onDrop: (frame) => void dropped.push(frame) }),
    );
    expect(Buffer.concat(dropped).equals(adtsBytes(2))).toBe(true);
    expect([dropped.length, piece?.frames]).toEqual([2, 8]);
  });

  it('holds back a torn frame', () => {
    const [piece] = cut(adtsBytes(3).subarray(0, -1), 10);
    expect(piece?.frames).toBe(2);
  });

  it('rejects bytes that are not ADTS frames', () => {
    expect(() => new AdtsCutter().push(Buffer.from('this is not audio'))).toThrow(RangeError);
  });
});
