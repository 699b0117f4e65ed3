import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createFeedReader } from '../../rss/index.ts';
import { startPodcastHost } from '../../testing/podcast-host.ts';
import { fetchPodcast } from './fetch-podcast.ts';

const source = { guardedFetch: createGuardedFetch({ allowPrivate: true }), reader: createFeedReader() };
afterAll(async () => {
  await source.guardedFetch.close();
  await source.reader.close();
});

describe('fetchPodcast', () => {
  const page = (title: string, next = '') =>
    `<rss><channel>${next && `<atom:link rel="next" href="${next}"/>`}<item><title>${title}</title><pubDate>Mon, 05 Oct 2020 06:30:00 GMT</pubDate><enclosure url="/a" type="audio/x"/></item></channel></rss>`;

  it.each([
    [
      'beyond the limits',
      `<rss><channel>${'<a>'.repeat(200)}`,
      'This feed nests its elements too deeply to be read.',
    ],
    ['that is no feed', '<html/>', 'There is no podcast feed at this address.'],
  ])('keeps the items before a page %s, and says so', async (_what, broken, reason) => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end(page('One', '/2.xml')));
    host.answer('/2.xml', (response) => response.end(page('Two', '/3.xml')));
    host.answer('/3.xml', (response) => response.end(broken));
    const { podcast, warnings, hash } = await fetchPodcast(source, host.feed);
    expect(podcast.items.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(warnings).toEqual([`Page 3 of the feed could not be read, so older items are missing: ${reason}`]);
    expect(hash).toBe(
      createHash('sha256').update(page('One', '/2.xml')).update(page('Two', '/3.xml')).digest('hex'),
    );
  });

  it('rejects a feed whose first page is beyond the limits', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end(`<rss><channel>${'<a>'.repeat(200)}`));
    const message = 'This feed nests its elements too deeply to be read.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({
      code: 'imports.rejected',
      status: 400,
      message,
    });
  });

  it('reads the feed at the address to which it moved, and the old one if that is gone', async () => {
    await using host = await startPodcastHost([{ title: 'Moved', pubDate: 'Mon, 05 Oct 2020 06:30:00 GMT' }]);
    const moved = (to: string) =>
      page('Old').replace('<channel>', `<channel><itunes:new-feed-url>${to}</itunes:new-feed-url>`);
    host.answer('/old.xml', (response) => response.end(moved('/feed.xml')));
    const there = await fetchPodcast(source, `${host.origin}/old.xml`);
    expect([there.podcast.title, there.warnings]).toEqual([
      'Tide Tables',
      [`The feed has moved to ${host.feed}, and was read there.`],
    ]);
    host.answer('/old.xml', (response) => response.end(moved(`feed:${host.feed}`)));
    expect((await fetchPodcast(source, `${host.origin}/old.xml`)).podcast.title).toBe('Tide Tables');
    host.answer('/old.xml', (response) => response.end(moved('mailto:host@old.example')));
    expect((await fetchPodcast(source, `${host.origin}/old.xml`)).podcast.items[0]?.title).toBe('Old');
    host.answer('/old.xml', (response) => response.end(moved('/gone.xml')));
    const here = await fetchPodcast(source, `${host.origin}/old.xml`);
    expect([here.podcast.items[0]?.title, here.warnings]).toEqual([
      'Old',
      [expect.stringContaining('responded with status 404')],
    ]);
  });

  it('follows ten redirects to the feed and no eleventh', async () => {
    await using host = await startPodcastHost([{ title: 'Far' }]);
    const hop = (step: number) => (step === 1 ? '/feed.xml' : `/hop/${step - 1}`);
    for (let step = 1; step <= 11; step += 1) {
      host.answer(`/hop/${step}`, (response) => response.writeHead(301, { location: hop(step) }).end());
    }
    expect((await fetchPodcast(source, `${host.origin}/hop/10`)).podcast.items[0]?.title).toBe('Far');
    await expect(fetchPodcast(source, `${host.origin}/hop/11`)).rejects.toMatchObject({
      code: 'imports.rejected',
      message: 'The address redirects in a circle, or too often.',
    });
  });

  it('sums up over all pages what it assumed about dates and text', async () => {
    await using host = await startPodcastHost([]);
    const dated = (title: string, date: string, next = '') =>
      page(title, next).replace('Mon, 05 Oct 2020 06:30:00 GMT', date);
    host.answer('/feed.xml', (response) => response.end(dated('One', '5 Oct 2020 06:30', '/2.xml')));
    host.answer('/2.xml', (response) =>
      response.end(dated('Zw\u00f6lf', '6 Oct 2020 06:30', '/3.xml'), 'latin1'),
    );
    host.answer('/3.xml', (response) => response.end(dated('Three', 'some day')));
    const { podcast, warnings } = await fetchPodcast(source, host.feed);
    expect(podcast.items.map(({ title }) => title)).toEqual(['One', 'Zwölf', 'Three']);
    expect(warnings).toEqual([
      'The feed is not UTF-8 and does not name its real encoding. It was read as windows-1252. Check the accents in titles and notes.',
      '1 item has no date that the station can read, such as “some day”. The place in the feed decides instead.',
      '2 dates have no time zone, such as “5 Oct 2020 06:30”. UTC was assumed.',
    ]);
  });

  it('rejects a page that is larger than 25 MB', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) =>
      response.writeHead(200, { 'content-length': 25_000_001 }).flushHeaders(),
    );
    const message = 'This feed is too large.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({
      code: 'imports.rejected',
      message,
    });
  });
});
