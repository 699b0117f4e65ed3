import { describe, expect, it } from 'vitest';
import { readPodcast, type PodcastItem } from '../../rss/index.ts';
import { readDetails } from './item-details.ts';
import { planItems } from './plan-items.ts';

function itemsOf(xml: string): readonly PodcastItem[] {
  return readPodcast(`<rss><channel>${xml}</channel></rss>`, 'https://a.example/feed.xml')?.items ?? [];
}

const none = { byGuid: new Map(), titles: new Set<string>() };
const item = (guid: string, more = '') =>
  `<item><title>${guid}</title><guid>${guid}</guid><enclosure url="/${guid}.mp3" type="audio/mpeg" length="900"/>${more}</item>`;
const plan = (xml: string, known = none) =>
  planItems({
    podcast: { items: itemsOf(xml), image: null, link: '' },
    known,
    showId: 7,
    now: 1_000_000_000,
  });

describe('planItems', () => {
  it('yields to other work between the items of a long feed', async () => {
    const items = itemsOf(Array.from({ length: 5000 }, (_, n) => item(`g${n}`)).join(''));
    let turns = 0;
    let isPlanning = true;
    const planned = planItems({
      podcast: { items, image: null, link: '' },
      known: none,
      showId: 7,
      now: 0,
    }).finally(() => (isPlanning = false));
    while (isPlanning) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await planned).toHaveLength(5000);
    expect(turns).toBeGreaterThan(1);
  });

  it('keeps a page on the site of the podcast, and loses one of the old host', async () => {
    const pages = ['https://harbour.example/fog', 'https://old.host.example/fog'].map((link) =>
      item(link, `<link>${link}</link>`),
    );
    const podcast = { items: itemsOf(pages.join('')), image: null, link: 'https://harbour.example/' };
    const planned = await planItems({ podcast, known: none, showId: 7, now: 0 });
    expect(
      planned
        .map((row) => readDetails({ details: row.details ?? '{}' }))
        .map((found) => [found?.podcast.link, found?.lost]),
    ).toEqual([
      ['https://harbour.example/fog', []],
      ['', ['link']],
    ]);
  });

  it('says why an item clashes with an episode', async () => {
    const known = (over: object) => ({
      id: 1,
      show_id: 7,
      name: 'a',
      description: '',
      deleted_at: null,
      ...over,
    });
    const of = async (over: object) =>
      (
        await plan(item('a'), { byGuid: new Map([['a', { guid: 'a', ...known(over) }]]), titles: new Set() })
      )[0]?.clash;
    expect(await of({})).toBe('here');
    expect(await of({ name: 'An older title' })).toBe('changed');
    expect(await of({ description: 'An older text' })).toBe('changed');
    expect(await of({ show_id: 8 })).toBe('elsewhere');
    expect(await of({ deleted_at: 5 })).toBe('deleted');
  });

  const file = (guid: string, url: string, more = '') =>
    `<item><title>Fog</title>${guid && `<guid>${guid}</guid>`}<enclosure url="${url}" type="audio/mpeg" ${more}/></item>`;
  const long = 'length="900"';
  it.each([
    ['with the same guid and audio', [file('g', '/a.mp3'), file('g', '/a.mp3')], ['', 'repeated']],
    [
      'three times',
      [file('g', '/a.mp3'), file('g', '/a.mp3'), file('g', '/a.mp3')],
      ['', 'repeated', 'repeated'],
    ],
    [
      'at https and http',
      [file('g', 'https://a.example/a.mp3'), file('g', 'http://a.example/a.mp3#t=1')],
      ['', 'repeated'],
    ],
    [
      'with another token',
      [file('g', '/a.mp3?token=1', long), file('g', '/a.mp3?token=2', long)],
      ['', 'repeated'],
    ],
    [
      'behind a tracker',
      [
        file('g', 'https://cdn.example/a.mp3', long),
        file('g', 'https://t.example/e/cdn.example/a.mp3', long),
      ],
      ['', 'repeated'],
    ],
    ['with another token and no bytes', [file('g', '/a.mp3?token=1'), file('g', '/a.mp3')], ['', 'repeated']],
    [
      'with another token and bytes once',
      [file('g', '/a.m4a?token=1'), file('g', '/a.m4a?token=2', long)],
      ['', 'repeated'],
    ],
    [
      'behind a tracker without bytes',
      [file('g', 'https://t.example/redirect.mp3/cdn.example/a.mp3'), file('g', 'https://cdn.example/a.mp3')],
      ['', 'repeated'],
    ],
    [
      'with another token and another title',
      [file('g', '/a.mp3?token=1'), file('g', '/a.mp3?token=2').replace('Fog', 'Mist')],
      ['', ''],
    ],
    ['without a guid', [file('', '/a.mp3'), file('', '/a.mp3')], ['', 'repeated']],
    ['with a guid at first only', [file('g', '/a.mp3'), file('', '/a.mp3')], ['', 'repeated']],
    ['that has other audio under one guid', [file('g', '/a.mp3', long), file('g', '/b.mp3', long)], ['', '']],
    [
      'that has a token and other bytes',
      [file('g', '/get.php?id=1', long), file('g', '/get.php?id=2', 'length="901"')],
      ['', ''],
    ],
    ['that has a token and no bytes', [file('g', '/get.php?id=1'), file('g', '/get.php?id=2')], ['', '']],
    ['with the same audio under another guid', [file('g', '/a.mp3'), file('h', '/a.mp3')], ['', '']],
    ['without a guid and with other audio', [file('', '/a.mp3', long), file('', '/x/a.mp3', long)], ['', '']],
    [
      'again after other audio',
      [file('g', '/a.mp3'), file('g', '/b.mp3'), file('g', '/b.mp3')],
      ['', '', 'repeated'],
    ],
    [
      'after one without audio',
      ['<item><title>Fog</title><guid>g</guid></item>', file('g', '/a.mp3')],
      ['no_audio', ''],
    ],
  ])('plans an item %s', async (_what, xml, clashes) => {
    const rows = await plan(xml.join(''));
    expect(rows.map(({ clash }) => clash)).toEqual(clashes);
    const ids = rows.filter(({ clash }) => clash === '').map(({ guid }) => guid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('plans items of one guid whose hosts give a wrong size by their duration or title', async () => {
    const of = (url: string, title: string, duration: string) =>
      `<item><title>${title}</title><guid>g</guid>${duration}<enclosure url="${url}" type="audio/mpeg" length="5"/></item>`;
    const time = (seconds: number) => `<itunes:duration>${seconds}</itunes:duration>`;
    const clashes = async (...xml: string[]) => (await plan(xml.join(''))).map(({ clash }) => clash);
    expect(await clashes(of('/1/a.mp3', 'Fog', time(60)), of('/2/a.mp3', 'Fog', time(61)))).toEqual(['', '']);
    expect(await clashes(of('/1/a.mp3', 'Fog', time(60)), of('/2/a.mp3', 'Members: Fog', time(60)))).toEqual([
      '',
      'repeated',
    ]);
    expect(await clashes(of('/1/a.mp3', 'Fog', ''), of('/2/a.mp3', 'Haze', time(60)))).toEqual(['', '']);
  });

  it('warns of an episode with the same title', async () => {
    const [twin] = await plan(item('Fog'), { byGuid: new Map(), titles: new Set(['fog']) });
    expect(twin).toMatchObject({
      status: 'waiting',
      warning: 'Another episode of this show has the same title',
    });
  });

  it('dates items without a readable date in the order of the feed, and marks them', async () => {
    const dated = (guid: string, date: string) => item(guid, `<pubDate>${date}</pubDate>`);
    const feed =
      dated('c', 'Thu, 01 Jan 1998 00:00:00 GMT') +
      dated('b', 'the other day') +
      dated('a', 'Wed, 01 Jan 1997 00:00:00 GMT');
    const rows = await plan(feed);
    expect(rows.map(({ is_dated }) => is_dated)).toEqual([1, 0, 1]);
    const [c = 0, b = 0, a = 0] = rows.map(({ published }) => published ?? 0);
    expect(b).toBeLessThan(c);
    expect(b).toBeGreaterThan(a);
  });

  it('names the contents that are lost, and keeps bytes and seconds', async () => {
    const more =
      '<itunes:duration>1:00</itunes:duration><link>/a</link><podcast:value type="lightning"/><podcast:license>x</podcast:license>';
    const [one] = await plan(item('a', more));
    expect(one).toMatchObject({ bytes: 900, seconds: 60 });
    expect(JSON.parse(one?.details ?? '{}').lost).toEqual(['value', 'link', 'license']);
  });
});
