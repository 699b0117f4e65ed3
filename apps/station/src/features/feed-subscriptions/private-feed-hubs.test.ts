import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeDestination, makeShow, startStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';

it('a private feed is in no notification of a hub, no Link header and no source of another feed', async () => {
  const topics: (string | null)[] = [];
  const hub = createServer((request, response) => {
    void text(request).then((body) => {
      topics.push(new URLSearchParams(body).get('hub.topic'));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  const clock = createFakeClock();
  const env = {
    POSTKIT_WEBSUB_HUBS: `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`,
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
  };
  const server = await startStation({ clock, env });
  const station = server.features.accounts.stationAt(server.slug);
  const shows = [(await makeShow(server)).id, (await makeShow(server)).id];
  const members = await makeDestination(server, { is_private: true, shows: shows.slice(0, 1) });
  const open = await makeDestination(server, { shows });
  const token = server.features.feedSubscriptions.ownToken(station.id, members.id);
  const read = async (id: number, query = '') => server.call(`/${server.slug}/rss/${id}.xml${query}`);
  const [showId = 0] = shows;
  // A feed is announced from its first request on.
  await read(members.id, `?token=${token}`);
  await read(open.id);
  await makeEpisode(server, { showId, social_media_connections: [members.id, open.id] });
  const [privately, publicly] = [await read(members.id, `?token=${token}`), await read(open.id)];
  expect(privately.headers.get('link')).toBeNull();
  expect(publicly.headers.get('link')).toContain('rel="hub"');
  expect(await privately.text()).not.toContain('rel="hub"');
  expect(await publicly.text()).not.toContain(`rss/${members.id}.xml`);
  clock.advance(2000);
  await server.context.jobs.idle();
  expect(new Set(topics)).toEqual(new Set([`${server.url}/${server.slug}/rss/${open.id}.xml`]));
  await server.close();
  hub.close();
});
