import { describe, expect, it } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

describe('readInWorker', () => {
  it('reads in another thread, and reports why a file cannot be read', async () => {
    expect(
      (await readInWorker('srt', { file: '1\n00:00:01,000 --> 00:00:02,000\nhi\n', charset: null })).words,
    ).toHaveLength(1);
    await expect(readInWorker('vtt', { file: 'x', charset: null })).rejects.toThrow(
      'Line 1: a VTT file starts with WEBVTT.',
    );
  });

  // A reader that looks for the end of each tag from its start needs longer than the worker may.
  it.each([
    ['<'],
    ['<b>'],
    ['{\\'],
    ['&'],
    ['<v a>x'],
    ['\r'],
    ['1'],
    ['-'],
    ['<00:01.000>'],
    ['\n9\n\n\n\n\n'],
    [' '],
  ])(
    'reads 900 kB of %j before its limit',
    async (piece) => {
      const file = `1\n00:00:01,000 --> 00:00:02,000\nhi ${piece.repeat(900_000 / piece.length)}`;
      await expect(readInWorker('srt', { file, charset: null })).resolves.toMatchObject({
        words: expect.arrayContaining([expect.objectContaining({ text: 'hi' })]),
      });
    },
    30_000,
  );
});
