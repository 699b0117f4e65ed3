import { describe, expect, it } from 'vitest';
import { directoryCategories, noShowPodcast } from '@postkit/sdk/schema';
import { readPodcast } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import { channelOf, chosenFields } from './show-changes.ts';

function channel(xml: string) {
  const podcast = readPodcast(
    `<rss><channel><title>Tide</title>${xml}</channel></rss>`,
    'https://a.example/feed.xml',
  );
  if (!podcast) throw new Error('This is a feed.');
  return channelOf(podcast);
}

const category = (name: string, ...inside: readonly string[]) =>
  `<itunes:category text="${name}">${inside.map((text) => `<itunes:category text="${text}"/>`).join('')}</itunes:category>`;

describe('channelOf', () => {
  it.each([
    ['of today', [category('News', 'Daily News')], 'News:Daily News', false],
    ['of before 2019', [category('Games &amp; Hobbies', 'Video Games')], 'Leisure:Video Games', false],
    [
      'escaped twice',
      [category('Society &amp;amp; Culture', 'Documentary')],
      'Society & Culture:Documentary',
      false,
    ],
    ['in lower case', [category('tv &amp; film')], 'TV & Film', false],
    ['with two subcategories', [category('Arts', 'Books', 'Food')], 'Arts:Books,Arts:Food', false],
    [
      'that mean the same',
      [category('Sports &amp; Recreation', 'Amateur'), category('Sports')],
      'Sports',
      false,
    ],
    ['that Apple does not have', [category('Weather'), category('News')], 'News', true],
    ['of which Apple has none', [category('Weather'), category('Talk Radio')], '', true],
    ['with an unknown subcategory', [category('Arts', 'Knitting')], 'Arts', true],
    ['with a comma', [category('News, Politics')], '', true],
    [
      'beyond the third',
      ['News', 'Arts', 'Music', 'Comedy'].map((name) => category(name)),
      'News,Arts,Music',
      true,
    ],
    [
      'that are three after they are mapped',
      ['News', 'News &amp; Politics', 'Arts', 'Music'].map((name) => category(name)),
      'News,Arts,Music',
      false,
    ],
    ['of none', [], '', false],
  ])('takes over categories %s', (_what, xml, stored, isLost) => {
    const { update, lost } = channel(xml.join(''));
    expect([update.itunes_categories, lost]).toEqual([stored, isLost ? ['itunes_categories'] : []]);
    expect(directoryCategories.safeParse(update.itunes_categories).success).toBe(true);
  });
});

describe('chosenFields', () => {
  it('leaves a field of the show that the feed does not have', () => {
    const show = { podcast: noShowPodcast } as ShowRow;
    expect(chosenFields(channel(category('Weather')), ['title', 'categories', 'author'], show)).toEqual({
      title: 'Tide',
    });
  });
});
