import { describe, expect, it } from 'vitest';
import { createFeedReader } from './create-feed-reader.ts';
import { readChaptersFile } from './read-chapters-file.ts';

const read = (content: string) =>
  readChaptersFile(new TextEncoder().encode(content), 'application/json+chapters');
const file = (...chapters: unknown[]) => JSON.stringify({ version: '1.2.0', chapters });

describe('readChaptersFile', () => {
  it('reads starts and titles, without hidden chapters', () => {
    const chapters = file(
      { startTime: 1.5, title: 'Horn', img: 'https://a.example/1.png' },
      { startTime: 2, toc: false },
      { startTime: 2.5, toc: 'false' },
      { startTime: 3 },
    );
    const expected = {
      chapters: [
        { start: 1.5, title: 'Horn' },
        { start: 3, title: '' },
      ],
      skipped: 0,
    };
    expect(read(chapters)).toEqual(expected);
    expect(read(`\uFEFF${chapters}`)).toEqual(expected);
    expect(read(file())).toEqual({ chapters: [], skipped: 0 });
    expect(read(file({ startTime: 0, toc: false }))).toEqual({ chapters: [], skipped: 0 });
  });

  it.each([
    [
      { startTime: '73.5', title: 'Horn' },
      { start: 73.5, title: 'Horn' },
    ],
    [{ startTime: ' 1:13.5 ' }, { start: 73.5, title: '' }],
    [{ startTime: '1:13,5' }, { start: 73.5, title: '' }],
    [
      { startTime: 0, title: 'R&amp;B &#8211; Caf&eacute;' },
      { start: 0, title: 'R&B – Café' },
    ],
    [{ startTime: '01:00:02' }, { start: 3602, title: '' }],
    [
      { startTime: '0', title: 7 },
      { start: 0, title: '7' },
    ],
    [
      { startTime: 0, title: null },
      { start: 0, title: '' },
    ],
    [
      { startTime: 0, title: ['Horn'] },
      { start: 0, title: '' },
    ],
    [
      { startTime: 0, title: ' Fog\nhorn ' },
      { start: 0, title: 'Fog horn' },
    ],
    [
      { startTime: 0, toc: 'maybe' },
      { start: 0, title: '' },
    ],
    [
      { startTime: 0, toc: null },
      { start: 0, title: '' },
    ],
    ['Horn', null],
    [null, null],
    [[0, 'Horn'], null],
    [{ title: 'Horn' }, null],
    [{ startTime: null }, null],
    [{ startTime: -1 }, null],
    [{ startTime: '-1' }, null],
    [{ startTime: '' }, null],
    [{ startTime: 'soon' }, null],
    [{ startTime: true }, null],
  ])('reads %j beside the others', (chapter, expected) => {
    const [first, last] = [
      { startTime: 0, title: 'First' },
      { startTime: 99, title: 'Last' },
    ];
    const { chapters, skipped } = read(file(first, chapter, last));
    expect(chapters).toEqual([
      { start: 0, title: 'First' },
      ...(expected ? [expected] : []),
      { start: 99, title: 'Last' },
    ]);
    expect(skipped).toBe(expected ? 0 : 1);
  });

  it.each([
    ['<html/>', 'This chapters file is not JSON.'],
    ['[]', 'This file has no list of chapters.'],
    ['null', 'This file has no list of chapters.'],
    ['{"chapters":{"0":{}}}', 'This file has no list of chapters.'],
    [file('Horn', { title: 'Buoy' }), 'No chapter of this file has a start in seconds.'],
    ['{"chapters":[{"startTime":1e999}]}', 'No chapter of this file has a start in seconds.'],
    [
      file(...Array.from({ length: 10_001 }, () => ({ startTime: 0 }))),
      'This file has more than 10000 chapters.',
    ],
  ])('rejects %.40s', (content, reason) => {
    expect(() => read(content)).toThrow(reason);
  });
});

describe('the chapters of a feed reader', () => {
  it('are read in its thread, which continues after a file that it rejects', async () => {
    const reader = createFeedReader();
    const chapters = (content: string) => {
      const document = {
        bytes: new TextEncoder().encode(content),
        contentType: null,
        address: 'https://a.example/chapters.json',
      };
      return reader.chapters(document, new AbortController().signal);
    };
    await expect(chapters('['.repeat(500_000))).rejects.toThrow('This chapters file is not JSON.');
    expect(await chapters(file({ startTime: 0, title: 'Start' }))).toEqual({
      chapters: [{ start: 0, title: 'Start' }],
      skipped: 0,
    });
    await reader.close();
  });
});
