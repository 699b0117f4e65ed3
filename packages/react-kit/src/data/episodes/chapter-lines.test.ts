import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterLines, readChapterLines } from './chapter-lines.ts';

describe('readChapterLines', () => {
  it('reads one start and title per line and sorts them by start', () => {
    expect(readChapterLines('12:30 News: the harbour\n\n 0:00  Welcome \n1:02:03.25 Goodbye')).toEqual([
      { start: 0, title: 'Welcome' },
      { start: 750, title: 'News: the harbour' },
      { start: 3723.25, title: 'Goodbye' },
    ]);
    expect(readChapterLines(' \n')).toEqual([]);
  });

  it.each([
    ['a title without a start', '0:00 Welcome\nNews'],
    ['a number that begins a title', '0:00 Welcome\n5 ways to sail'],
    ['a start without a title', '0:00 Welcome\n12:30 '],
    ['a start after other words', '0:00 Welcome\nNews 12:30 The harbour'],
    ['a start that is not a time', '0:00 Welcome\n12:x News'],
  ])('names the line of %s', (_, text) => {
    expect(readChapterLines(text)).toEqual({ kind: 'form', line: 2 });
  });

  it('accepts 500 chapters and titles of 200 characters, and refuses more', () => {
    expect(readChapterLines(`0:00 ${'a'.repeat(200)}`)).toHaveLength(1);
    expect(readChapterLines(`0:00 ${'a'.repeat(201)}`)).toEqual({ kind: 'title', line: 1 });
    expect(readChapterLines('0:01 On\n'.repeat(500))).toHaveLength(500);
    expect(readChapterLines('0:01 On\n'.repeat(501))).toEqual({ kind: 'many', line: 501 });
  });
});

describe('chapterLines', () => {
  it('writes lines that readChapterLines reads back unchanged', () => {
    expect(chapterLines([])).toBe('');
    const chapters = [0, 750.5, 3723.25].map((start) => ({ start, title: 'News' }));
    expect(chapterLines(chapters)).toBe('00:00 News\n12:30.5 News\n01:02:03.25 News');
    const chapter = fc.record({
      start: fc.nat(90 * 3_600_000).map((ms) => ms / 1000),
      title: fc.stringMatching(/^\S[ -~]{0,40}\S$/),
    });
    fc.assert(
      fc.property(fc.uniqueArray(chapter, { selector: ({ start }) => start }), (chapters) => {
        expect(readChapterLines(chapterLines(chapters))).toEqual(
          chapters.toSorted((a, b) => a.start - b.start),
        );
      }),
    );
  });
});
