import { fittedFades, levelFactor } from '@postkit/sdk/schema';
import { describe, expect, it } from 'vitest';
import { planRender } from './plan-render.ts';

const SEGMENTS = [0, 1, 2].map((n) => ({ file: 'fm/10.aac', offset: n * 1000, length: 1000, frames: 214 }));
const WHOLE = 3 * 214 * 1024;

describe('planRender', () => {
  it('copies unchanged audio, and returns the position of each part', () => {
    const plan = planRender([{ segments: SEGMENTS }, { segments: SEGMENTS.slice(1) }], 'frame');
    expect(plan.pieces).toBeUndefined();
    expect(plan.frames).toBe(5 * 214);
    expect(plan.parts).toEqual([
      { offset_samples: 0, samples: WHOLE },
      { offset_samples: WHOLE, samples: 2 * 214 * 1024 },
    ]);
  });

  it('rounds trims to frames, and still copies', () => {
    const plan = planRender([{ segments: SEGMENTS, trim_start_ms: 1000, trim_end_ms: 500 }], 'frame');
    expect(plan.pieces).toBeUndefined();
    expect(plan.spans).toEqual([{ segments: SEGMENTS, skipFrames: 43, dropFrames: 22 }]);
    expect(plan.frames).toBe(642 - 65);
  });

  it('trims to the sample on request, and reads one frame ahead', () => {
    const plan = planRender([{ segments: SEGMENTS, trim_start_ms: 1000, trim_end_ms: 500 }], 'sample');
    const keep = WHOLE - 44_100 - 22_050;
    expect(plan.parts).toEqual([{ offset_samples: 0, samples: keep }]);
    expect(plan.spans[0]).toMatchObject({ skipFrames: 42, dropFrames: 21 });
    expect(plan.pieces).toEqual([{ drop: 44_100 - 42 * 1024, keep, rest: 22_050 - 21 * 1024, fadeIn: 0, fadeOut: 0 }]);
  });

  it('copies sample-exact trims that fall on frames', () => {
    expect(planRender([{ segments: SEGMENTS, trim_start_ms: 10_240 }], 'sample').pieces).toBeUndefined();
  });

  it('plays a part at its level, as the SDK computes it', () => {
    const plan = planRender([{ segments: SEGMENTS, gain_db: -7.5 }, { segments: SEGMENTS }], 'frame');
    expect(plan.pieces?.map(({ gain = 1 }) => gain)).toEqual([levelFactor(-7.5), 1]);
  });

  it('shortens fades that do not fit, and leaves nothing when trims overlap', () => {
    const short = planRender([{ segments: SEGMENTS.slice(2), fade_in_ms: 8000, fade_out_ms: 8000 }], 'frame');
    const [piece] = short.pieces ?? [];
    expect(piece && piece.fadeIn + piece.fadeOut).toBe(214 * 1024);
    const asked = { length: 214 * 1024, fadeIn: 8 * 44_100, fadeOut: 8 * 44_100 };
    expect(piece).toMatchObject(fittedFades(asked));
    expect(planRender([{ segments: SEGMENTS, trim_start_ms: 9000, trim_end_ms: 9000 }], 'frame').frames).toBe(0);
    expect(planRender([{ segments: SEGMENTS, trim_start_ms: 9000, trim_end_ms: 9000 }], 'sample').frames).toBe(0);
  });
});
