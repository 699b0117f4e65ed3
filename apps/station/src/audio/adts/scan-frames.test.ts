import { describe, expect, it } from 'vitest';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { scanFrames } from './scan-frames.ts';

describe('scanFrames', () => {
  it('finds where a torn tail begins', () => {
    const whole = adtsBytes(9000, 200);
    expect(scanFrames(Buffer.concat([whole, adtsBytes(1, 200).subarray(0, 100)]))).toEqual({
      frames: 9000,
      end: whole.length,
    });
  });

  it('finds no frame in other data', () => {
    expect(scanFrames(Buffer.from('no frames here'))).toEqual({ frames: 0, end: 0 });
  });
});
