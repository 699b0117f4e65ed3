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
  planItems({ podcast: { items: itemsOf(xml), image: null, link: '' }, known, showId: 7, now: 1_000_000_000 });

describe('planItems', () => {
  it('yields to other work between the items of a long feed', async () => {
    const items = itemsOf(Array.from({ length: 5000 }, (_, n) => item(`g${n}`)).join(''));
    let turns = 0;
    let isPlanning = true;
    const planned = planItems({ podcast: { items, image: null, link: '' }, known: none, showId: 7, now: 0 }).finally(
      () => (isPlanning = false),
    );
    while (isPlanning) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await planned).toHaveLength(5000);
    expect(turns).toBeGreaterThan(1);
  });

  it('keeps a page on the site of the podcast, and loses one of the old host', async () => {
    const pages = ['https://harbour.example/fog', 'https://old.host.example/fog'].map((link) => item(link, `<link>${link}</link>`));
    const podcast = { items: itemsOf(pages.join('')), image: null, link: 'https://harbour.example/' };
    const planned = await planItems({ podcast, known: none, showId: 7, now: 0 });
    expect(planned.map((row) => readDetails({ details: row.details ?? '{}' })).map((found) => [found?.podcast.link, found?.lost])).toEqual([
      ['https://harbour.example/fog', []],
      ['', ['link']],
    ]);
  });

  it('says why an item clashes with an episode', async () => {
    const known = (over: object) => ({ id: 1, show_id: 7, name: 'a', description: '', deleted_at: null, ...over });
    const of = async (over: object) =>
      (await plan(item('a'), { byGuid: new Map([['a', { guid: 'a', ...known(over) }]]), titles: new Set() }))[0]?.clash;
    expect(await of({})).toBe('here');
    expect(await of({ name: 'An older title' })).toBe('changed');
    expect(await of({ description: 'An older text' })).toBe('changed');
    expect(await of({ show_id: 8 })).toBe('elsewhere');
    expect(await of({ deleted_at: 5 })).toBe('deleted');
    expect((await plan(item('a') + item('a') + item('a'))).map(({ clash }) => clash)).toEqual(['', '', 'repeated']);
  });

  it('warns of an episode with the same title', async () => {
    const [twin] = await plan(item('Fog'), { byGuid: new Map(), titles: new Set(['fog']) });
    expect(twin).toMatchObject({ status: 'waiting', warning: 'Another episode of this show has the same title' });
  });

  it('dates items without a readable date in the order of the feed, and marks them', async () => {
    const dated = (guid: string, date: string) => item(guid, `<pubDate>${date}</pubDate>`);
    const feed = dated('c', 'Thu, 01 Jan 1998 00:00:00 GMT') + dated('b', 'the other day') + dated('a', 'Wed, 01 Jan 1997 00:00:00 GMT');
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
