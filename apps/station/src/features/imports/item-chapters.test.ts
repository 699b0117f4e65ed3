import { describe, expect, it } from 'vitest';
import { chaptersOfItem } from './item-chapters.ts';

const inline = [
  { start: 5, title: 'Buoy', link: '', image: '' },
  { start: 1, title: 'Quay', link: '', image: '' },
];
const ofFeed = [
  { start: 1, title: 'Quay' },
  { start: 5, title: 'Buoy' },
];
const file = 'https://a.example/chapters.json';
const reads = (found: { chapters: { start: number; title: string }[]; skipped: number }) => async () => found;
const fails = async () => {
  throw new Error('It is gone.');
};
const horn = { start: 2, title: 'Horn' };

describe('chaptersOfItem', () => {
  it.each([
    [
      'the file alone',
      { chapters: file, inlineChapters: inline },
      reads({ chapters: [horn], skipped: 0 }),
      [horn],
      '',
    ],
    ['the feed without a file', { chapters: '', inlineChapters: inline }, fails, ofFeed, ''],
    [
      'the feed where the file fails',
      { chapters: file, inlineChapters: inline },
      fails,
      ofFeed,
      'Its chapters file could not be read. The chapters in the feed are used instead',
    ],
    [
      'the feed where the file is empty',
      { chapters: file, inlineChapters: inline },
      reads({ chapters: [], skipped: 0 }),
      ofFeed,
      '',
    ],
    [
      'an empty file alone',
      { chapters: file, inlineChapters: [] },
      reads({ chapters: [], skipped: 0 }),
      [],
      '',
    ],
    [
      'a file with odd members',
      { chapters: file, inlineChapters: inline, skippedChapters: 9 },
      reads({ chapters: [horn], skipped: 2 }),
      [horn],
      '2 of its 3 chapters could not be read',
    ],
    [
      'a feed with odd members',
      { chapters: '', inlineChapters: inline, skippedChapters: 1 },
      fails,
      ofFeed,
      '1 of its 3 chapters could not be read',
    ],
    ['nothing', { chapters: '', inlineChapters: [] }, fails, [], ''],
  ])('uses %s', async (_what, sources, readFile, chapters, warning) => {
    expect(await chaptersOfItem(sources, readFile)).toEqual({ chapters, warning });
  });

  it('fails as the file does if the feed has no other chapters', async () => {
    await expect(chaptersOfItem({ chapters: file, inlineChapters: [] }, fails)).rejects.toThrow(
      'It is gone.',
    );
  });

  it('cuts long titles and lists to those of an episode', async () => {
    const many = Array.from({ length: 502 }, (_, index) => ({ start: 502 - index, title: 'x'.repeat(300) }));
    const { chapters, warning } = await chaptersOfItem(
      { chapters: file, inlineChapters: [] },
      reads({ chapters: many, skipped: 0 }),
    );
    expect(chapters).toHaveLength(500);
    expect(chapters[0]).toEqual({ start: 1, title: 'x'.repeat(200) });
    expect(warning).toBe('Its chapters after the 500th are left out');
  });
});
