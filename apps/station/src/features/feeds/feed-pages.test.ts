import { parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server } = stationTest({ env: { POSTKIT_FEED_PAGE_SIZE: '4' } });

describe('the pages of a feed', () => {
  it('H6 have the newest episodes first, link to each other, and are one page on request', async () => {
    const [feed, show, event] = [
      await makeDestination(server),
      await makeShow(server),
      await makeEvent(server, { segments: 1 }),
    ];
    for (let number = 1; number <= 6; number += 1) {
      const at = { publishedAt: 1_700_000_000 + number, name: `Number ${number}` };
      await makeEpisode(server, {
        showId: show.id,
        eventIds: [event.id],
        social_media_connections: [feed.id],
        ...at,
      });
    }
    const base = `${server.url}/${server.slug}/rss/${feed.id}.xml`;
    const read = async (query: string) => {
      const response = await server.call(`/${server.slug}/rss/${feed.id}.xml${query}`);
      const text = await response.text();
      const links = [...text.matchAll(/<atom:link href="([^"]+)" rel="(\w+)"/g)].map(([, href, rel]) => [
        rel,
        href,
      ]);
      const items = parseRssFeed(text).items ?? [];
      return {
        etag: response.headers.get('etag'),
        links: Object.fromEntries(links),
        titles: items.map(({ title }) => title),
      };
    };
    const [one, two, all] = [await read(''), await read('?page=2'), await read('?all=1')];
    expect(new Set([one.etag, two.etag, all.etag]).size).toBe(3);
    expect(one.links).toEqual({ self: base, first: base, last: `${base}?page=2`, next: `${base}?page=2` });
    expect(two.links).toEqual({
      self: `${base}?page=2`,
      first: base,
      last: `${base}?page=2`,
      previous: base,
    });
    expect(all.links).toEqual({ self: `${base}?all=1` });
    expect(one.titles).toEqual(['Number 6', 'Number 5', 'Number 4', 'Number 3']);
    expect([...one.titles, ...two.titles]).toEqual(all.titles);
    const status = async (query: string) =>
      (await server.call(`/${server.slug}/rss/${feed.id}.xml${query}`)).status;
    expect([await status('?page=3'), await status('?page=0')]).toEqual([404, 400]);
  });
});
