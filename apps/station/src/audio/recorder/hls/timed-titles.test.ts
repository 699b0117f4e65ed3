import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeHls } from '../../../testing/hls-server.ts';
import { id3Tag, withTimedTitles } from '../../../testing/timed-id3.ts';
import { runFfmpeg } from '../../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { timedTitles } from './timed-titles.ts';

let plain: Buffer;
let tagged: Buffer;
beforeAll(async () => {
  plain = (await encodeHls('mpegts', 4)).get('1.ts') ?? Buffer.alloc(0);
  tagged = withTimedTitles(plain, [
    [0, 'Sea shanties'],
    [1250, 'Weather at sea'],
  ]);
});

describe('timedTitles', () => {
  it('reads titles with their times after the first sample', () => {
    expect(timedTitles(tagged)).toEqual([
      { title: 'Sea shanties', offset_ms: 0 },
      { title: 'Weather at sea', offset_ms: 1250 },
    ]);
    expect(timedTitles(plain)).toEqual([]);
  });

  it('gives a tag that is timed before the audio the time of its first sample', () => {
    expect(timedTitles(withTimedTitles(plain, [[-400, 'News']]))).toEqual([{ title: 'News', offset_ms: 0 }]);
  });

  it('ignores truncated and damaged packets', () => {
    for (const bytes of [0, 1, 187, 188, 189, 400, 1000])
      expect(() => timedTitles(tagged.subarray(0, bytes))).not.toThrow();
    for (let at = 0; at < 6 * 188; at += 1) {
      const damaged = Buffer.from(tagged);
      damaged[at] = 0xff;
      expect(() => timedTitles(damaged)).not.toThrow();
    }
  });

  it('reads what ffmpeg accepts as a stream with timed ID3', async () => {
    using folder = temporaryFolder();
    const path = folder.file('tagged.ts');
    await writeFile(path, tagged);
    const data = await runFfmpeg('-i', path, '-map', '0:d', '-c', 'copy', '-f', 'data', 'pipe:1');
    expect(data.equals(Buffer.concat([id3Tag('Sea shanties'), id3Tag('Weather at sea')]))).toBe(true);
  });
});
