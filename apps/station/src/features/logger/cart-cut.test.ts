import { describe, expect, it } from 'vitest';
import type { LogStretch } from '../playout/index.ts';
import { piecesOf } from './cart-cut.ts';

/** Segments of 100 frames of 1024 samples at 44.1 kHz: 2.32 s each. */
const frameMs = (1024 / 44_100) * 1000;
const segment = (n: number, started_at_ms: number) => ({ stream_id: 1, n, frames: 100, started_at_ms });
const stretch = (title: string, from_ms: number, to_ms: number): LogStretch => ({
  kind: 'element',
  cue: null,
  from_ms,
  to_ms,
  cart: { kind: 'element', title, artist: '', identifier: '', programme: '', category: '', cue_id: null },
});
const shown = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(({ stretch: { cart }, range }) => [
    cart.title,
    range.first_n,
    range.skip_frames,
    range.last_n,
    range.frames,
  ]);

describe('piecesOf', () => {
  const [second, back] = [100 * frameMs, 60_000];

  it('divides a stretch at a gap, and neighbours share no frame', () => {
    const segments = [segment(0, 0), segment(1, second), segment(2, back), segment(3, back + second)];
    const pieces = piecesOf(
      [stretch('A', 0, back + second), stretch('B', back + second, back + 2 * second)],
      segments,
    );
    expect(shown(pieces)).toEqual([
      ['A', 0, 0, 1, 200],
      ['A', 2, 0, 2, 100],
      ['B', 3, 0, 3, 100],
    ]);
  });

  it.each([
    [1, 1],
    [10, 1],
    [42, 1],
    [43, 2],
    [99, 2],
  ])('makes no event of %i frames that a gap left over', (left, events) => {
    const segments = [segment(0, 0), segment(1, back)];
    const cut = back + left * frameMs;
    const pieces = piecesOf([stretch('A', 0, cut), stretch('B', cut, back + second)], segments);
    const after = pieces.slice(1);
    expect(after).toHaveLength(events);
    expect(after.reduce((sum, { range }) => sum + range.frames, 0)).toBe(100);
    expect(after.at(-1)?.stretch.cart.title).toBe('B');
  });
});
