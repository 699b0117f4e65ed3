import { describe, expect, it } from 'vitest';
import { dayOf, spanOf, measureDownload } from './download-rule.ts';
import { countingRules } from './rules/counting-rules.ts';

const minute = 60_000;
const rule = countingRules['iab-2.3'];

describe('measureDownload', () => {
  it.each([
    ['a minute in one piece', [[0, minute]], true],
    ['a minute less a millisecond', [[0, minute - 1]], false],
    [
      'a minute in pieces that touch',
      [
        [30_000, minute],
        [0, 30_000],
      ],
      true,
    ],
    [
      'half a minute twice, the same half',
      [
        [0, 30_000],
        [0, 30_000],
      ],
      false,
    ],
    [
      'pieces that overlap',
      [
        [0, 40_000],
        [30_000, 59_000],
      ],
      false,
    ],
    [
      'pieces far apart',
      [
        [0, 30_000],
        [200_000, 230_000],
      ],
      true,
    ],
  ] as const)('%s', (_what, spans, isDownload) => {
    expect(measureDownload(rule, 300_000, ...spans.map((span) => [span])).isDownload).toBe(isDownload);
  });

  it('counts all of an episode that is shorter than a minute as a download', () => {
    expect(measureDownload(rule, 20_000, [[0, 19_999]]).isDownload).toBe(false);
    expect(measureDownload(rule, 20_000, [[0, 20_000]])).toEqual({
      spans: [[0, 20_000]],
      isDownload: true,
      share: 10_000,
    });
    expect(measureDownload(rule, 0, [[0, 0]])).toEqual({ spans: [[0, 0]], isDownload: false, share: 0 });
  });

  it('returns the share of the duration', () => {
    expect(measureDownload(rule, 240_000, [[0, minute]], [[30_000, 120_000]]).share).toBe(5000);
    expect(measureDownload(rule, 240_000, [[60_000, 120_000]]).share).toBe(2500);
  });

  it('joins parts that touch, and keeps parts that are apart', () => {
    const apart = [[200_000, 230_000]] as const;
    expect(measureDownload(rule, 300_000, [[30_000, minute]], apart, [[0, 30_000]])).toEqual({
      spans: [
        [0, minute],
        [200_000, 230_000],
      ],
      isDownload: true,
      share: 3000,
    });
  });
});

describe('spanOf', () => {
  it('returns the same span for files of any size', () => {
    const file = (bytes: number) => ({ bytes, id3Bytes: 0 });
    expect(spanOf({ start: 0, end: 499 }, file(1000), 120_000)).toEqual([[0, 60_000]]);
    expect(spanOf({ start: 1000, end: 1999 }, file(2000), 120_000)).toEqual([[60_000, 120_000]]);
    expect(spanOf({ start: 0, end: 9 }, file(0), 120_000)).toEqual([]);
    expect(spanOf({ start: 0, end: 9 }, file(1000), 0)).toEqual([]);
  });

  it('excludes the ID3 tag before the audio', () => {
    const file = { bytes: 1200, id3Bytes: 200 };
    expect(spanOf({ start: 0, end: 199 }, file, 120_000)).toEqual([]);
    expect(spanOf({ start: 0, end: 200 }, file, 120_000)).toEqual([[0, 120]]);
    expect(spanOf({ start: 100, end: 699 }, file, 120_000)).toEqual([[0, 60_000]]);
    expect(spanOf({ start: 700, end: 1199 }, file, 120_000)).toEqual([[60_000, 120_000]]);
    expect(spanOf({ start: 0, end: 1199 }, file, 120_000)).toEqual([[0, 120_000]]);
  });
});

describe('dayOf', () => {
  it('starts at midnight UTC', () => {
    expect([
      dayOf(Date.UTC(2026, 0, 5)) - dayOf(Date.UTC(2026, 0, 5) - 1),
      dayOf(Date.UTC(2026, 0, 5, 23, 59)),
    ]).toEqual([1, 20_458]);
  });
});
