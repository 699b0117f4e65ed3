import { describe, expect, it } from 'vitest';
import { createArchive } from '../archive/create-archive.ts';
import { openFileStore } from '../archive/files/open-file-store.ts';
import { FRAME_SAMPLES, SEGMENT_FRAMES } from '../audio-format.ts';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { PeakMeter } from './peak-meter.ts';

const SEGMENT_SAMPLES = SEGMENT_FRAMES * FRAME_SAMPLES;

/** A segment that is silent but for one click. */
function clickAt(sample: number): Int8Array {
  const meter = new PeakMeter();
  const samples = new Int16Array(2 * SEGMENT_SAMPLES);
  samples[2 * sample] = 32_767;
  meter.push(samples);
  return meter.finish();
}

describe('readSegmentPeaks', () => {
  it('shows a click at its position in every resolution, in any of 300 segments', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const data = adtsBytes(SEGMENT_FRAMES, 8);
    const silent = new Int8Array(994);
    const rows = [];
    for (let n = 0; n < 300; n += 1) {
      const peaks = n === 270 ? clickAt(100_000) : silent;
      rows.push(await archive.append({ stream: 'fm', hour: '10', n, started_at_ms: 0, data, peaks }));
    }
    const clickSample = 270 * SEGMENT_SAMPLES + 100_000;
    for (const count of [100, 1000, 60_000]) {
      const pairs = await archive.peaks(rows, { count });
      const loud = [...pairs.keys()].filter((index) => pairs[index] === 127).map((index) => index >> 1);
      const exact = Math.floor((clickSample / (300 * SEGMENT_SAMPLES)) * count);
      expect(loud).toContain(exact);
      // No wider than two windows of the resolution that was read.
      expect(loud.length).toBeLessThanOrEqual(3);
    }
    const zoomed = await archive.peaks(rows, {
      count: 10,
      fromSample: clickSample - 4410,
      toSample: clickSample + 4410,
    });
    expect([...zoomed.keys()].some((index) => zoomed[index] === 127)).toBe(true);
    await archive.close();
  });

  it('returns silence for segments without stored peaks', async () => {
    using folder = temporaryFolder();
    const archive = createArchive(openFileStore({ root: folder.path }));
    const pairs = await archive.peaks([{ file: 'fm/11.aac', offset: 0, length: 10, frames: 214 }], {
      count: 5,
    });
    expect([...pairs]).toEqual(Array(10).fill(0));
  });
});
