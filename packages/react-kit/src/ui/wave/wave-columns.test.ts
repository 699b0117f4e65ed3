import { describe, expect, it } from 'vitest';
import { gainAt, waveColumns } from './wave-columns.ts';
import { joinLevels, waveLevels } from './wave-levels.ts';

const levels = waveLevels([-127, -10, 0, -60], [20, 127, 0, 30], [40, 200, 9, 30]);
const all = { from: 0, to: 1, envelope: [] };
const rounded = (values: Float32Array) => [...values].map((value) => Math.round(value * 127));

describe('waveLevels', () => {
  it('has the louder side of each part, and an RMS that is at most the peak', () => {
    expect([...levels.peaks]).toEqual([127, 127, 0, 60]);
    expect([...levels.rms]).toEqual([40, 127, 0, 30]);
  });
});

describe('waveColumns', () => {
  it('merges parts that share a column: the loudest peak, and the RMS of all', () => {
    const { peaks, rms } = waveColumns(levels, 2, all);
    expect(rounded(peaks)).toEqual([127, 60]);
    expect(rounded(rms)).toEqual([94, 21]);
  });

  it('draws an even line between parts that span several columns', () => {
    expect(rounded(waveColumns(waveLevels([0, 0], [0, 100], [0, 0]), 8, all).peaks)).toEqual([
      0, 0, 12, 38, 63, 88, 100, 100,
    ]);
  });

  it('draws a part of the levels', () => {
    expect(rounded(waveColumns(levels, 2, { ...all, from: 0.5 }).peaks)).toEqual([0, 60]);
  });

  it('bends the shape by fades and never exceeds full height', () => {
    const fade = [
      [0, 0],
      [0.5, 1],
      [1, 2],
    ] as const;
    expect(
      rounded(
        waveColumns(waveLevels([0, 0, 0, 0], [100, 100, 100, 100], [0, 0, 0, 0]), 4, {
          ...all,
          envelope: fade,
        }).peaks,
      ),
    ).toEqual([25, 75, 125, 127]);
  });
});

describe('gainAt', () => {
  it('is 1 without points, stays before the first and after the last, and steps at two points in one place', () => {
    expect(gainAt([], 0.4)).toBe(1);
    const step = [
      [0.2, 0.5],
      [0.5, 0.5],
      [0.5, 1],
    ] as const;
    expect([0, 0.3, 0.6, 1].map((at) => gainAt(step, at))).toEqual([0.5, 0.5, 1, 1]);
  });
});

describe('joinLevels', () => {
  it('gives each sound its share of the width, and silence to one that has not loaded', () => {
    const loud = waveLevels([0], [100], [50]);
    const joined = joinLevels(
      [
        { levels: loud, length: 1 },
        { levels: undefined, length: 1 },
        { levels, length: 2 },
      ],
      8,
    );
    expect([...joined.peaks]).toEqual([100, 100, 0, 0, 127, 127, 0, 60]);
  });
});
