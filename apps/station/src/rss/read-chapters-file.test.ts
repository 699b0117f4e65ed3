import { describe, expect, it } from 'vitest';
import { createFeedReader } from './create-feed-reader.ts';
import { readChaptersFile } from './read-chapters-file.ts';

const read = (content: string) => readChaptersFile(new TextEncoder().encode(content), 'application/json+chapters');
const file = (...chapters: unknown[]) => JSON.stringify({ version: '1.2.0', chapters });

describe('readChaptersFile', () => {
  it('reads starts and titles, without hidden chapters', () => {
    const chapters = file(
      { startTime: 1.5, title: 'Horn', img: 'https://a.example/1.png' },
      { startTime: 2, toc: false },
      { startTime: 3 },
    );
    const expected = [
      { start: 1.5, title: 'Horn' },
      { start: 3, title: '' },
    ];
    expect(read(chapters)).toEqual(expected);
    expect(read(`\uFEFF${chapters}`)).toEqual(expected);
  });

  it.each([
    ['<html/>', 'This chapters file is not JSON.'],
    ['[]', 'This file has no list of chapters.'],
    ['null', 'This file has no list of chapters.'],
    [file('Horn'), 'This file has a chapter that is not an object.'],
    [file({ title: 'Horn' }), 'This file has a chapter without a start in seconds.'],
    [file({ startTime: -1 }), 'This file has a chapter without a start in seconds.'],
    ['{"chapters":[{"startTime":1e999}]}', 'This file has a chapter without a start in seconds.'],
    [file({ startTime: 0, title: 7 }), 'This file has a chapter whose `title` is not a text or whose `toc` is not true or false.'],
    [file(...Array.from({ length: 10_001 }, () => ({ startTime: 0 }))), 'This file has more than 10000 chapters.'],
  ])('rejects %.40s', (content, reason) => {
    expect(() => read(content)).toThrow(reason);
  });
});

describe('the chapters of a feed reader', () => {
  it('are read in its thread, which continues after a file that it rejects', async () => {
    const reader = createFeedReader();
    const chapters = (content: string) => {
      const document = { bytes: new TextEncoder().encode(content), contentType: null, address: 'https://a.example/chapters.json' };
      return reader.chapters(document, new AbortController().signal);
    };
    await expect(chapters('['.repeat(500_000))).rejects.toThrow('This chapters file is not JSON.');
    expect(await chapters(file({ startTime: 0, title: 'Start' }))).toEqual([{ start: 0, title: 'Start' }]);
    await reader.close();
  });
});
