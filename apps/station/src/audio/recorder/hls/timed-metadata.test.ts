import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeHls } from '../../../testing/hls-server.ts';
import { id3Tag, spliceSection, withSplices, withTimedTitles } from '../../../testing/timed-id3.ts';
import { runFfmpeg } from '../../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { timedMetadata } from './timed-metadata.ts';

let plain: Buffer;
let tagged: Buffer;
beforeAll(async () => {
  plain = (await encodeHls('mpegts', 4)).get('1.ts') ?? Buffer.alloc(0);
  tagged = withTimedTitles(plain, [
    [0, 'Sea shanties'],
    [1250, 'Weather at sea'],
  ]);
});

describe('timedMetadata', () => {
  it('reads titles with their times after the first sample', () => {
    expect(timedMetadata(tagged).titles).toEqual([
      { title: 'Sea shanties', offset_ms: 0 },
      { title: 'Weather at sea', offset_ms: 1250 },
    ]);
    expect(timedMetadata(plain).titles).toEqual([]);
  });

  it('has the tags with text themselves', () => {
    expect(timedMetadata(tagged).tags.map(({ bytes }) => bytes)).toEqual([
      id3Tag('Sea shanties'),
      id3Tag('Weather at sea'),
    ]);
  });

  it('reads sections of SCTE-35 at their times, or at the first sample, apart from signs of life', () => {
    const out = { event_id: 7, isOut: true, at_ms: 1500, seconds: 60 };
    const back = { event_id: 7, isOut: false };
    const { splices, tags } = timedMetadata(withSplices(plain, [out, back]));
    expect(splices.map(({ offset_ms }) => offset_ms)).toEqual([1500, 0]);
    expect(splices[1]?.bytes).toEqual(spliceSection(back));
    expect(tags).toEqual([]);
    const null0 = spliceSection(back);
    null0[13] = 0;
    const other = withSplices(plain, [back]);
    const at = other.indexOf(spliceSection(back));
    null0.copy(other, at);
    expect(timedMetadata(other).splices).toEqual([]);
  });

  it('gives a tag that is timed before the audio the time of its first sample', () => {
    expect(timedMetadata(withTimedTitles(plain, [[-400, 'News']])).titles).toEqual([
      { title: 'News', offset_ms: 0 },
    ]);
  });

  it('ignores truncated and damaged packets', () => {
    const spliced = withSplices(plain, [{ event_id: 7, isOut: true, at_ms: 1500, seconds: 60 }]);
    for (let at = 0; at < 6 * 188; at += 1) {
      const damaged = Buffer.from(spliced);
      damaged[at] = 0xff;
      expect(() => timedMetadata(damaged)).not.toThrow();
    }
    for (const bytes of [0, 1, 187, 188, 189, 400, 1000])
      expect(() => timedMetadata(tagged.subarray(0, bytes))).not.toThrow();
    for (let at = 0; at < 6 * 188; at += 1) {
      const damaged = Buffer.from(tagged);
      damaged[at] = 0xff;
      expect(() => timedMetadata(damaged)).not.toThrow();
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
