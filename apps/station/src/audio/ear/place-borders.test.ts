import { describe, expect, it } from 'vitest';
import { placeBorders } from './place-borders.ts';

/** Levels of a voice at -20 dBFS with a pause in each second, whose level is that of the room, then that of a bed. */
function talk(length: number, bedFrom: number): { level: Float32Array } {
  const level = Float32Array.from({ length }, (_, at) => (at % 31 < 8 ? (at < bedFrom ? -70 : -35) : -20));
  return { level };
}

describe('placeBorders', () => {
  it('moves the start of a bed to the change of the pauses, less the delay', () => {
    const runs = [
      { from: 0, to: 300, kind: 'speech' },
      { from: 300, to: 1000, kind: 'speech_over_music' },
    ] as const;
    const [before, after] = placeBorders(runs, talk(1000, 400));
    expect(before?.to).toBe(after?.from);
    expect(Math.abs((after?.from ?? 0) - (400 - 8))).toBeLessThan(31);
  });

  it('moves a border of music by the delay alone, and one of silence not at all', () => {
    const runs = [
      { from: 0, to: 300, kind: 'music' },
      { from: 300, to: 600, kind: 'speech' },
      { from: 600, to: 700, kind: 'silence' },
    ] as const;
    expect(placeBorders(runs, talk(700, 0)).map(({ from }) => from)).toEqual([0, 292, 600]);
  });

  it('leaves a part of the shortest stretch', () => {
    const runs = [
      { from: 0, to: 22, kind: 'music' },
      { from: 22, to: 400, kind: 'speech' },
    ] as const;
    expect(placeBorders(runs, talk(400, 0))[1]?.from).toBe(20);
  });
});
