import { describe, expect, it } from 'vitest';
import { framesToMs } from '../../../audio/index.ts';
import { audioChunks, wordsOfChunk } from './audio-chunks.ts';

const segment = (n: number) => ({
  file: 'a',
  offset: 0,
  length: 1,
  frames: 214,
  n,
  started_at_ms: 0,
  crc32: null,
  stream: 'a',
});
const part = (segments: number, trims = {}) => ({
  segments: Array.from({ length: segments }, (_, n) => segment(n)),
  ...trims,
});
const segmentMs = framesToMs(214);

describe('audioChunks', () => {
  it('is one chunk for short audio', () => {
    expect(audioChunks([part(2)])).toMatchObject([{ from: 0, to: 2 * segmentMs, audioFrom: 0 }]);
  });

  it('divides long audio, and each chunk hears a little of its neighbours', () => {
    const chunks = audioChunks([part(4), part(4, { trim_start_ms: 1000 })], 15_000);
    expect(chunks.map(({ from, audioFrom }) => [from, audioFrom])).toEqual([
      [0, 0],
      [15_000, 12_000],
      [30_000, 27_000],
    ]);
    expect(chunks[0]?.parts).toMatchObject([
      { trim_start_ms: 0, trim_end_ms: expect.closeTo(4 * segmentMs - 18_000, 3) },
    ]);
    expect(chunks[1]?.parts).toMatchObject([
      { trim_start_ms: 12_000, trim_end_ms: 0 },
      { trim_start_ms: 1000, trim_end_ms: expect.closeTo(8 * segmentMs - 1000 - 33_000, 3) },
    ]);
  });
});

describe('wordsOfChunk', () => {
  it('takes each word once, at its place in the event', () => {
    const [, second] = audioChunks([part(8)], 15_000);
    if (!second) throw new Error('There is one chunk.');
    const words = [
      { start: 2000, end: 2600, text: 'before', speaker: null },
      { start: 3000, end: 3600, text: 'own', speaker: null },
      { start: 18_100, end: 18_400, text: 'after', speaker: null },
    ];
    expect(wordsOfChunk(second, words)).toEqual([{ start: 15_000, end: 15_600, text: 'own', speaker: null }]);
  });
});
