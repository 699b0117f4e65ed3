import { describe, expect, it } from 'vitest';
import { firstStation, makeDestination, makeShow, makeTag } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();

describe('a tag in feeds', () => {
  it('shows its new name at once, and disappears when it is deleted', async () => {
    const [feed, show, tag] = [
      await makeDestination(server),
      await makeShow(server),
      await makeTag(server, 'Harbour'),
    ];
    const uri = server.features.tags.uriOf(firstStation(server), tag.id);
    await makeEpisode(server, {
      showId: show.id,
      social_media_connections: [feed.id],
      playlist_categories: [uri],
    });
    const text = async () => (await server.call(`/${server.slug}/rss/${feed.id}.xml`)).text();
    const keywords = async () => /<itunes:keywords>(.*)<\/itunes:keywords>/.exec(await text())?.[1];
    expect(await keywords()).toBe('Harbour');
    await server.call(uri, { method: 'PATCH', as: admin, json: { name: 'Quays' } });
    expect(await keywords()).toBe('Quays');
    await server.call(uri, { method: 'DELETE', as: admin });
    expect(await keywords()).toBeUndefined();
  });
});
