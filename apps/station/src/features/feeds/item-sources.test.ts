import { parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server } = stationTest();

async function itemsOf(id: number) {
  const response = await server.call(`/${server.slug}/rss/${id}.xml`);
  return Object.fromEntries(
    (parseRssFeed(await response.text()).items ?? []).map(({ title, source }) => [title, source]),
  );
}

it('a feed of several shows names the own feed of the show as the source of each item', async () => {
  const [morning, evening] = [(await makeShow(server)).id, (await makeShow(server)).id];
  const own = await makeDestination(server, { title: 'Morning feed', shows: [morning] });
  const both = await makeDestination(server, { title: 'Both', shows: [morning, evening] });
  const eventIds = [(await makeEvent(server, { segments: 1 })).id];
  const feeds = { social_media_connections: [own.id, both.id], eventIds };
  await makeEpisode(server, { ...feeds, showId: morning, name: 'At seven' });
  await makeEpisode(server, {
    ...feeds,
    showId: evening,
    name: 'At nine',
    social_media_connections: [both.id],
  });
  const url = `${server.url}/${server.slug}/rss/${own.id}.xml`;
  expect(await itemsOf(both.id)).toEqual({
    'At seven': { title: 'Morning feed', url },
    'At nine': undefined,
  });
  expect(await itemsOf(own.id)).toEqual({ 'At seven': undefined });
});
