import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastGuid, preflight } from '../../rss/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import { firstStation, makeConnection, makeShow, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { feedContent, type FeedContent } from './feed-content.ts';

const publicUrl = 'https://radio.example';

let server: TestStation;
beforeAll(async () => {
  server = await startStation();
});
afterAll(() => server.close());

/** The first page of a connection's feed, without episodes by default. */
function contentOf(connection: ConnectionRow, overrides: Partial<FeedContent> = {}) {
  return feedContent({
    station: firstStation(server),
    connection,
    shows: [],
    publicUrl,
    state: { connection_id: connection.id, podcast_guid: podcastGuid(publicUrl), version: 1, changed_at: 1_700_000_000, source: '' },
    view: { page: 1, all: false, showDeleted: false },
    episodes: [],
    total: 0,
    hubUrls: ['https://hub.example/'],
    transcripts: new Map(),
    absolute: (image) => (image === '' ? '' : `${publicUrl}${image}`),
    ...overrides,
  });
}

describe('feedContent', () => {
  it('passes the checks of directories at an https address', async () => {
    const words = { title: 'Morning', description: 'Words', author: 'Radio', email: 'feed@radio.example', itunes_categories: 'News' };
    const connection = await makeConnection(server, { ...words, imageurl: '/cover.jpg', podcast_link: 'https://radio.example' });
    await makeEpisode(server, { social_media_connections: [connection.id] });
    const page = { limit: 100, offset: 0, order: 'newest', includeDeleted: false } as const;
    const { episodes, total } = await server.features.episodes.publishedOf(firstStation(server).id, connection.id, page);
    const content = contentOf(connection, { episodes, total });
    const changed_at = Math.max(...episodes.map((episode) => episode.published));
    expect(content.items).toHaveLength(1);
    expect(content.hubUrls).toEqual(['https://hub.example/']);
    expect(preflight({ ...content, lastBuildDate: changed_at }).filter((finding) => finding.level === 'error')).toEqual([]);
  });

  it("takes only the connection's empty fields from its first show", async () => {
    const own = { author: 'Its own', itunes_categories: 'Arts', rss_explicit: false, show_format: 'episodic' } as const;
    const connection = await makeConnection(server, { title: '', ...own });
    const lent = { title: 'Tide', description: 'Words', podcast_link: 'https://tide.example', language_override: 'pt-BR' };
    const stored = { author: 'Not this', itunes_categories: 'News', rss_explicit: true, show_format: 'serial' } as const;
    const show = await makeShow(server, { ...lent, ...stored, email: 'tide@radio.example', square_image: '/tide.jpg' });
    const shows = [show, await makeShow(server, { title: 'Another', description: 'Other words' })];
    expect(contentOf(connection, { shows })).toMatchObject({
      title: 'Tide',
      description: 'Words',
      link: 'https://tide.example',
      language: 'pt-BR',
      author: 'Its own',
      owner: { name: 'Its own', email: 'tide@radio.example' },
      categories: [{ name: 'Arts' }],
      explicit: false,
      type: 'episodic',
      image: { url: `${publicUrl}/tide.jpg` },
    });
  });
});
