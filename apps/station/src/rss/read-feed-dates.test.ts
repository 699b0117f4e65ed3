import { describe, expect, it } from 'vitest';
import { readPodcast } from './read-podcast.ts';

const none = { count: 0, example: '' };
const read = (items: readonly string[], language = '') => {
  const xml = items.map((item) => `<item>${item}<enclosure url="a.mp3" type="audio/mpeg"/></item>`).join('');
  return readPodcast(
    `<rss><channel><language>${language}</language>${xml}</channel></rss>`,
    'https://a.example/feed.xml',
  );
};
const date = (text: string) => `<pubDate>${text}</pubDate>`;

describe('the dates of a feed', () => {
  it('make no doubt if each has a zone', () => {
    const doubts = {
      unreadable: none,
      withoutZone: none,
      unknownZone: none,
      ambiguousZone: none,
      assumedOrder: none,
    };
    expect(
      read([date('Mon, 3 Feb 2025 16:00:00 CET'), date('2020-10-05T06:30:00+02:00')])?.dateDoubts,
    ).toEqual(doubts);
  });

  it('are counted by what was assumed, with the first example', () => {
    const texts = [
      'Lundi dernier',
      'soon',
      '5 Oct 2020 06:30',
      '6 Oct 2020',
      '5 Oct 2020 06:30 XYZT',
      '5 Oct 2020 06:30 IST',
      '03/04/2020 10:00 GMT',
    ];
    expect(read([...texts.map(date), ''])?.dateDoubts).toEqual({
      unreadable: { count: 3, example: 'Lundi dernier' },
      withoutZone: { count: 2, example: '5 Oct 2020 06:30' },
      unknownZone: { count: 1, example: 'XYZT' },
      ambiguousZone: { count: 1, example: 'IST (UTC+5:30)' },
      assumedOrder: { count: 1, example: '03/04/2020 10:00 GMT (2020-03-04)' },
    });
  });

  it('are not counted for items without audio, which are not imported', () => {
    const xml = `<rss><channel><item>${date('soon')}</item><item>${date('5 Oct 2020')}</item></channel></rss>`;
    expect(readPodcast(xml, 'https://a.example/')?.dateDoubts).toMatchObject({
      unreadable: none,
      withoutZone: none,
    });
  });

  it('are read by the first of an item that can be read', () => {
    const item = `${date('soon')}<dc:date>2020-10-05T06:30:00Z</dc:date><published>2021-10-05T06:30:00Z</published>`;
    expect(read([item])).toMatchObject({
      items: [{ published: 1_601_879_400 }],
      dateDoubts: { unreadable: none },
    });
    expect(read(['<dcterms:issued>2020-10-05T06:30:00Z</dcterms:issued>'])?.items[0]?.published).toBe(
      1_601_879_400,
    );
  });

  it('are read in the language of the feed', () => {
    expect(read([date('3/4/2020')], 'de')?.items[0]?.published).toBe(Date.UTC(2020, 3, 3) / 1000);
    expect(read([date('3/4/2020')], 'en-us')?.items[0]?.published).toBe(Date.UTC(2020, 2, 4) / 1000);
  });

  it('have a short example in their doubts', () => {
    expect(read([date('some day '.repeat(50))])?.dateDoubts.unreadable.example).toHaveLength(60);
  });
});
