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
    `<rss><channel>${next && `<atom:link rel="next" href="${next}"/>`}<item><title>${title}</title><enclosure url="/a" type="audio/x"/></item></channel></rss>`;

  it.each([
    ['beyond the limits', `<rss><channel>${'<a>'.repeat(200)}`, 'This feed nests its elements too deeply to be read.'],
    ['that is no feed', '<html/>', 'There is no podcast feed at this address.'],
  ])('keeps the items before a page %s, and says so', async (_what, broken, reason) => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end(page('One', '/2.xml')));
    host.answer('/2.xml', (response) => response.end(page('Two', '/3.xml')));
    host.answer('/3.xml', (response) => response.end(broken));
    const { podcast, warnings, hash } = await fetchPodcast(source, host.feed);
    expect(podcast.items.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(warnings).toEqual([`Page 3 of the feed could not be read, so older items are missing: ${reason}`]);
    expect(hash).toBe(createHash('sha256').update(page('One', '/2.xml')).update(page('Two', '/3.xml')).digest('hex'));
  });

  it('rejects a feed whose first page is beyond the limits', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end(`<rss><channel>${'<a>'.repeat(200)}`));
    const message = 'This feed nests its elements too deeply to be read.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({ code: 'imports.rejected', status: 400, message });
  });

  it('reads the feed at the address to which it moved, and the old one if that is gone', async () => {
    await using host = await startPodcastHost([{ title: 'Moved' }]);
    const moved = (to: string) => page('Old').replace('<channel>', `<channel><itunes:new-feed-url>${to}</itunes:new-feed-url>`);
    host.answer('/old.xml', (response) => response.end(moved('/feed.xml')));
    const there = await fetchPodcast(source, `${host.origin}/old.xml`);
    expect([there.podcast.title, there.warnings]).toEqual(['Tide Tables', [`The feed has moved to ${host.feed}, and was read there.`]]);
    host.answer('/old.xml', (response) => response.end(moved('/gone.xml')));
    const here = await fetchPodcast(source, `${host.origin}/old.xml`);
    expect([here.podcast.items[0]?.title, here.warnings]).toEqual(['Old', [expect.stringContaining('responded with status 404')]]);
  });

  it('rejects a page that is larger than 25 MB', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.writeHead(200, { 'content-length': 25_000_001 }).flushHeaders());
    const message = 'This feed is too large.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({ code: 'imports.rejected', message });
  });
});
