import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { id3Bytes } from '../mpeg/mp3-frame.ts';
import { readTags } from '../testing/read-tags.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Id3Tag, writeId3 } from './write-id3.ts';

const tag: Id3Tag = {
  title: 'Ebbe & Flut – 潮 🌊',
  album: 'The harbour',
  artist: 'Radio Nord',
  genre: 'Podcast',
  comment: 'Über den Hafen.\n\nSecond line.',
  date: { year: 2026, month: 1, day: 5, hour: 9, minute: 46 },
  track: 12,
  disc: 2,
  link: 'https://radio.example/nord/listen/1',
  cover: null,
  chapters: [
    { start: 0, end: 500, title: 'Intro' },
    { start: 500, end: 1000, title: 'Gespräch' },
  ],
};

/** The tags that ffmpeg reads from a second of audio after a tag. */
async function read(written: Id3Tag) {
  using folder = temporaryFolder();
  await runFfmpeg(
    '-f',
    'lavfi',
    '-i',
    'sine=440:d=1',
    '-id3v2_version',
    '0',
    '-c:a',
    'libmp3lame',
    folder.file('plain.mp3'),
  );
  await writeFile(
    folder.file('tagged.mp3'),
    Buffer.concat([writeId3(written), await readFile(folder.file('plain.mp3'))]),
  );
  return await readTags(folder.file('tagged.mp3'));
}

describe('writeId3', () => {
  it('writes texts and chapters that ffmpeg reads', async () => {
    const { tags, chapters } = await read(tag);
    expect(tags).toMatchObject({
      title: tag.title,
      album: tag.album,
      artist: tag.artist,
      genre: 'Podcast',
      track: '12',
      disc: '2',
      date: '2026-01-05 09:46',
    });
    expect(Object.entries(tags).find(([name]) => name.startsWith('comment'))?.[1]).toBe(tag.comment);
    expect(chapters).toEqual([
      { start: 0, end: 0.5, title: 'Intro' },
      { start: 0.5, end: 1, title: 'Gespräch' },
    ]);
  });

  it('writes its own length, so that the audio follows at once', () => {
    const bytes = writeId3({ ...tag, comment: 'x'.repeat(300) });
    expect(id3Bytes(bytes)).toBe(bytes.length);
  });

  it('contains 500 chapters, of which the table of contents lists 255', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      start: index * 2,
      end: index * 2 + 2,
      title: `Part ${index}`,
    }));
    const bytes = writeId3({ ...tag, chapters: many });
    const table = bytes.indexOf('CTOC');
    expect(bytes.readUInt8(table + 10 + 'toc\0'.length + 1)).toBe(255);
    expect((await read({ ...tag, chapters: many })).chapters).toHaveLength(500);
  });

  it('leaves out what is empty, and characters that end a text', () => {
    const empty = {
      ...tag,
      title: 'A\0B',
      album: '',
      artist: '',
      comment: '',
      date: null,
      track: null,
      disc: null,
      link: '',
      chapters: [],
    };
    const names = writeId3(empty)
      .toString('latin1')
      .match(/[A-Z]{3}[A-Z0-9](?=\0)/g);
    expect(names).toEqual(['TIT2', 'TCON']);
    expect(writeId3(empty).includes('\0AB')).toBe(true);
  });
});
