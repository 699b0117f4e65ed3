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
  it('rejects a feed with a further page beyond the limits', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end('<rss><channel><atom:link rel="next" href="/2.xml"/></channel></rss>'));
    host.answer('/2.xml', (response) => response.end(`<rss><channel>${'<a>'.repeat(200)}`));
    const message = 'This feed nests its elements too deeply to be read.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({ code: 'imports.rejected', status: 400, message });
  });

  it('rejects a page that is larger than 25 MB', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.writeHead(200, { 'content-length': 25_000_001 }).flushHeaders());
    const message = 'This feed is too large.';
    await expect(fetchPodcast(source, host.feed)).rejects.toMatchObject({ code: 'imports.rejected', message });
  });
});
