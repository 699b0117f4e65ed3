import { describe, expect, it } from 'vitest';
import { type EpisodePart, framesToMs, SEGMENT_FRAMES } from '../../audio/index.ts';
import { clipParts } from './clip-parts.ts';

const segmentMs = framesToMs(SEGMENT_FRAMES);
const segment = (n: number): EpisodePart['segments'][number] =>
  ({ key: `hour-${n}`, offset: n, bytes: 1, frames: SEGMENT_FRAMES }) as never;
const part = (count: number, more: Partial<EpisodePart> = {}): EpisodePart => ({
  segments: Array.from({ length: count }, (_, n) => segment(n)),
  ...more,
});

describe('clipParts', () => {
  it('cuts the range out of one part, and omits the segments around it', () => {
    const whole = part(10);
    const { parts, leadMs } = clipParts([whole], 2.5 * segmentMs, 4.25 * segmentMs);
    expect(leadMs).toBe(0);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.segments).toEqual(whole.segments.slice(2, 5));
    expect(parts[0]?.trim_start_ms).toBeCloseTo(0.5 * segmentMs);
    expect(parts[0]?.trim_end_ms).toBeCloseTo(0.75 * segmentMs);
  });

  it('spans parts, and adds to the trims that they have', () => {
    const { parts } = clipParts(
      [part(2, { trim_start_ms: 100 }), part(2, { trim_end_ms: 200 })],
      1000,
      3 * segmentMs,
    );
    expect(parts).toHaveLength(2);
    expect(parts[0]).toMatchObject({ trim_start_ms: 1100, fade_in_ms: 0 });
    expect(parts[1]?.segments).toHaveLength(2);
    expect(parts[1]?.trim_end_ms).toBeCloseTo(segmentMs - 100);
  });

  it('begins with a file only where its first sample is', () => {
    const priming = { ...segment(9), frames: 1 };
    const file = part(4, { priming });
    expect(clipParts([file], 0, segmentMs).parts[0]?.priming).toBe(priming);
    expect(clipParts([part(1), file], 100, 3 * segmentMs).parts[1]?.priming).toBe(priming);
    for (const from of [1, segmentMs, 2 * segmentMs])
      expect(clipParts([file], from, 3 * segmentMs).parts[0]?.priming).toBeUndefined();
  });

  it('omits parts outside the range', () => {
    expect(clipParts([part(1), part(1), part(1)], segmentMs, 2 * segmentMs).parts).toHaveLength(1);
    expect(clipParts([part(1)], 2 * segmentMs, 3 * segmentMs).parts).toEqual([]);
  });

  it('keeps the start of a fade that the range cuts, and says how much is too much', () => {
    const faded = part(3, { fade_in_ms: 4000, fade_out_ms: 2000 });
    const inside = clipParts([faded], 1000, 9000);
    expect(inside.leadMs).toBe(1000);
    expect(inside.parts[0]).toMatchObject({ fade_in_ms: 4000, fade_out_ms: 0 });
    expect(inside.parts[0]?.trim_start_ms ?? 0).toBe(0);
    expect(clipParts([faded], 5000, 9000).parts[0]).toMatchObject({ fade_in_ms: 0, fade_out_ms: 0 });
    const end = clipParts([faded], 5000, 3 * segmentMs - 500);
    expect(end.parts[0]).toMatchObject({ fade_in_ms: 0, fade_out_ms: 2000 });
    expect(end.parts[0]?.trim_end_ms).toBeCloseTo(0);
  });
});
