import { describe, expect, it } from 'vitest';
import { framesToMs, msToFrames } from '../../audio/index.ts';
import { announceTitle, endLog, freshCut, takeSegment, type LogCut, type LogPiece } from './log-cut.ts';

const segment = framesToMs(214);
const start = 1_790_000_000_000;

/** Processes segments and titles in order of time; titles by seconds after the start. */
function play(
  count: number,
  titles: readonly [at: number, title: string][],
  from: LogCut = freshCut,
  missing: Record<number, number> = {},
) {
  let cut = from;
  let at = start;
  const pieces: LogPiece[] = [];
  const gaps: unknown[] = [];
  for (const [seconds, title] of titles) cut = announceTitle(cut, title, start + seconds * 1000);
  for (let n = 0; n < count; n += 1) {
    at += (missing[n] ?? 0) * 1000;
    const result = takeSegment(cut, { n, frames: 214, started_at_ms: at });
    cut = result.cut;
    pieces.push(...result.pieces);
    if (result.gap) gaps.push(result.gap);
    at += segment;
  }
  pieces.push(...endLog(cut).pieces);
  return { cut, pieces, gaps };
}

const frames = (pieces: readonly LogPiece[]): number => pieces.reduce((sum, piece) => sum + piece.frames, 0);

describe('takeSegment', () => {
  it('cuts at the frame at which a title starts, within a segment and at its edge', () => {
    const { pieces } = play(6, [
      [0, 'A'],
      [12, 'B'],
      [(4 * segment) / 1000, 'C'],
    ]);
    expect(
      pieces.map(({ title, first_n, last_n, skip_frames, drop_frames }) => [
        title,
        first_n,
        last_n,
        skip_frames,
        drop_frames,
      ]),
    ).toEqual([
      ['A', 0, 2, 0, 3 * 214 - msToFrames(12_000)],
      ['B', 2, 3, msToFrames(12_000) - 2 * 214, 0],
      ['C', 4, 5, 0, 0],
    ]);
    expect(frames(pieces)).toBe(6 * 214);
    expect(pieces[1]?.started_at_ms).toBeCloseTo(start + 12_000, -2);
  });

  it('leaves the audio before the first title untitled, even if it is short', () => {
    for (const seconds of [2, 9]) {
      const { pieces } = play(4, [[seconds, 'A']]);
      expect(pieces.map(({ title, frames: length }) => [title, length])).toEqual([
        ['', msToFrames(seconds * 1000)],
        ['A', 4 * 214 - msToFrames(seconds * 1000)],
      ]);
    }
  });

  it('leaves the audio after a long gap untitled until the next title', () => {
    const { pieces } = play(
      6,
      [
        [0, 'A'],
        [(3 * segment) / 1000 + 33, 'B'],
      ],
      freshCut,
      { 3: 30 },
    );
    expect(pieces.map(({ title }) => title)).toEqual(['A', '', 'B']);
  });

  it("applies a title that is announced late to the connection's audio from its start", () => {
    const later = announceTitle(freshCut, 'B', start + 9000);
    const { pieces } = play(4, [[0, 'A']], later);
    expect(pieces.map(({ title, frames: length }) => [title, length])).toEqual([
      ['A', msToFrames(9000)],
      ['B', 4 * 214 - msToFrames(9000)],
    ]);
  });

  it('gives a cleared title of under four seconds to the next event', () => {
    const { pieces } = play(8, [
      [0, 'A'],
      [15, ''],
      [17, 'B'],
    ]);
    expect(pieces.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('adds an event under four seconds to the next one', () => {
    const { pieces } = play(8, [
      [0, 'A'],
      [15, 'Jingle'],
      [17, 'B'],
    ]);
    expect(pieces.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(pieces[1]?.started_at_ms).toBeCloseTo(start + 15_000, -2);
    expect(frames(pieces)).toBe(8 * 214);
  });

  it('ignores a repeated title', () => {
    const { pieces } = play(6, [
      [0, 'A'],
      [14, 'A'],
    ]);
    expect(pieces).toHaveLength(1);
  });

  it('cuts after ten minutes', () => {
    const { pieces } = play(300, []);
    expect(pieces.map(({ frames: length }) => length)).toEqual([121 * 214, 121 * 214, 58 * 214]);
  });

  it('reports a gap, and ends an event only at a long one', () => {
    const short = play(6, [[0, 'A']], freshCut, { 3: 4 });
    expect(short.gaps).toHaveLength(1);
    expect(short.pieces).toHaveLength(1);
    const long = play(6, [[0, 'A']], freshCut, { 3: 30 });
    expect(long.gaps).toEqual([
      { from_ms: Math.round(start + 3 * segment), to_ms: start + 3 * segment + 30_000 },
    ]);
    expect(long.pieces.map(({ title, first_n, last_n }) => [title, first_n, last_n])).toEqual([
      ['A', 0, 2],
      ['', 3, 5],
    ]);
  });

  it('keeps a title that is ahead of its audio', () => {
    const { cut } = play(2, [[30, 'Later']]);
    expect(cut.waiting).toEqual([{ title: 'Later', at_ms: start + 30_000 }]);
  });
});
