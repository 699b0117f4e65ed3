import { describe, expect, it } from 'vitest';
import { isAudioError } from '../audio-error.ts';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { checkArchiveAdts } from './check-archive-adts.ts';

function isRejected(bytes: Buffer): boolean {
  try {
    checkArchiveAdts(bytes);
    return false;
  } catch (error) {
    return isAudioError(error, 'audio_unsupported');
  }
}

describe('checkArchiveAdts', () => {
  it('counts the frames', () => {
    expect(checkArchiveAdts(adtsBytes(214))).toBe(214);
  });

  it.each([
    ['48 kHz', 2, 0x4c],
    ['mono', 3, 0x40],
    ['another profile', 2, 0x10],
    ['a checksum', 1, 0xf0],
  ])('rejects %s', (_what, at, value) => {
    const bytes = adtsBytes(2);
    bytes[at] = value;
    expect(isRejected(bytes)).toBe(true);
  });

  it('rejects a torn frame and bytes between frames', () => {
    expect(isRejected(adtsBytes(2).subarray(0, -1))).toBe(true);
    expect(isRejected(Buffer.concat([adtsBytes(1), Buffer.from([0]), adtsBytes(1)]))).toBe(true);
  });
});
