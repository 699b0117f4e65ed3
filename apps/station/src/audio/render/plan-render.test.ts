import { describe, expect, it } from 'vitest';
import { fittedFades, levelFactor } from '@postkit/sdk/schema';
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
    expect(plan.pieces).toEqual([
      { drop: 44_100 - 42 * 1024, keep, rest: 22_050 - 21 * 1024, fadeIn: 0, fadeOut: 0 },
    ]);
  });

  it('copies sample-exact trims that fall on frames', () => {
    expect(planRender([{ segments: SEGMENTS, trim_start_ms: 10_240 }], 'sample').pieces).toBeUndefined();
  });

  it('plays a part at its level, as the SDK computes it', () => {
    const plan = planRender([{ segments: SEGMENTS, gain_db: -7.5 }, { segments: SEGMENTS }], 'frame');
    expect(plan.pieces?.map(({ gain = 1 }) => gain)).toEqual([levelFactor(-7.5), 1]);
  });

  describe('where a file follows another one', () => {
    const priming = { file: 'b.aac', offset: 0, length: 10, frames: 1, padding: 1024 };
    const last = { file: 'a.aac', offset: 3000, length: 1000, frames: 10, padding: 300 };
    const first = { segments: [...SEGMENTS, last] };
    const second = { segments: SEGMENTS, priming };
    const firstSamples = WHOLE + 10 * 1024 - 300;

    it.each(['frame', 'sample'] as const)(
      'plays the samples of the files only, and primes the decoder (%s)',
      (precision) => {
        const plan = planRender([first, second], precision);
        expect(plan.parts).toEqual([
          { offset_samples: 0, samples: firstSamples },
          { offset_samples: firstSamples, samples: WHOLE },
        ]);
        expect(plan.frames).toBe(642 + 10 + 1 + 642);
        expect(plan.spans[1]?.segments).toEqual([priming, ...SEGMENTS]);
        expect(plan.pieces).toEqual([
          { drop: 0, keep: firstSamples, rest: 300, fadeIn: 0, fadeOut: 0 },
          { drop: 1024, keep: WHOLE, rest: 0, fadeIn: 0, fadeOut: 0 },
        ]);
      },
    );

    it('also decodes files that end with a whole frame', () => {
      const plan = planRender([{ segments: [...SEGMENTS, { ...last, padding: 0 }] }, second], 'frame');
      expect(plan.pieces?.map(({ drop, rest }) => [drop, rest])).toEqual([
        [0, 0],
        [1024, 0],
      ]);
    });

    it('counts fades from the last sample of a file', () => {
      const [piece] = planRender([{ ...first, fade_out_ms: 1000 }, second], 'frame').pieces ?? [];
      expect(piece).toMatchObject({ keep: firstSamples, fadeOut: 44_100 });
    });

    it('keeps trims at the other ends', () => {
      const plan = planRender(
        [
          { ...first, trim_start_ms: 1000 },
          { ...second, trim_end_ms: 500 },
        ],
        'frame',
      );
      expect(plan.parts.map(({ samples }) => samples)).toEqual([firstSamples - 43 * 1024, WHOLE - 22 * 1024]);
    });

    it.each([
      ['the end of the first is cut', { ...first, trim_end_ms: 1000 }, second],
      ['the start of the second is cut', first, { ...second, trim_start_ms: 1000 }],
      ['the second begins no file', first, { segments: SEGMENTS }],
      ['the first ends no file', { segments: SEGMENTS }, second],
      ['an older version stored the first', { segments: [...SEGMENTS, { ...last, padding: null }] }, second],
      ['there is other audio between them', { segments: [...SEGMENTS, last, ...SEGMENTS] }, second],
    ])('copies frames if %s', (_name, one, two) => {
      const plan = planRender([one, two], 'frame');
      expect(plan.pieces).toBeUndefined();
      expect(plan.spans[1]?.segments).toEqual(two.segments);
    });

    it('copies a file that nothing follows, and one that is alone', () => {
      expect(planRender([{ segments: SEGMENTS }, first], 'frame').pieces).toBeUndefined();
      expect(planRender([second], 'frame').pieces).toBeUndefined();
    });
  });

  it('shortens fades that do not fit, and leaves nothing when trims overlap', () => {
    const short = planRender([{ segments: SEGMENTS.slice(2), fade_in_ms: 8000, fade_out_ms: 8000 }], 'frame');
    const [piece] = short.pieces ?? [];
    expect(piece && piece.fadeIn + piece.fadeOut).toBe(214 * 1024);
    const asked = { length: 214 * 1024, fadeIn: 8 * 44_100, fadeOut: 8 * 44_100 };
    expect(piece).toMatchObject(fittedFades(asked));
    expect(planRender([{ segments: SEGMENTS, trim_start_ms: 9000, trim_end_ms: 9000 }], 'frame').frames).toBe(
      0,
    );
    expect(
      planRender([{ segments: SEGMENTS, trim_start_ms: 9000, trim_end_ms: 9000 }], 'sample').frames,
    ).toBe(0);
  });
});
