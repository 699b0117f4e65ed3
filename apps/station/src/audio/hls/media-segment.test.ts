import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { AdtsCutter } from '../adts/adts-cutter.ts';
import { decodeFile, runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { hlsInitSegment } from './init-segment.ts';
import { hlsMediaSegment } from './media-segment.ts';

describe('hlsMediaSegment', () => {
  it('decodes to exactly the same samples as the ADTS', async () => {
    using folder = temporaryFolder();
    const adts = await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'sine=330:d=12',
      '-ar',
      '44100',
      '-ac',
      '2',
      '-c:a',
      'aac',
      '-f',
      'adts',
      'pipe:1',
    );
    const cutter = new AdtsCutter();
    const pieces = cutter.push(adts);
    const rest = cutter.flush();
    if (rest) pieces.push(rest);
    expect(pieces).toHaveLength(3);
    await writeFile(folder.file('a.aac'), adts);
    await writeFile(
      folder.file('a.mp4'),
      Buffer.concat([hlsInitSegment(), ...pieces.map((piece, n) => hlsMediaSegment(piece.data, n))]),
    );
    const [wrapped, plain] = await Promise.all([
      decodeFile(folder.file('a.mp4')),
      decodeFile(folder.file('a.aac')),
    ]);
    expect(Buffer.from(wrapped.buffer).equals(Buffer.from(plain.buffer))).toBe(true);
  });

  it('derives its decode time from its number alone', () => {
    const bytes = hlsMediaSegment(Buffer.alloc(0), 1_000_000);
    const at = bytes.indexOf('tfdt') + 8;
    expect(bytes.readBigUInt64BE(at)).toBe(1_000_000n * 214n * 1024n);
  });
});
