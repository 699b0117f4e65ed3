import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConnection, makeShow, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';

let server: TestStation;
beforeAll(async () => {
  server = await startStation();
});
afterAll(() => server.close());

it('RSS-016 links to an episode show the social image of its show, which no feed stores', async () => {
  const images = { square_image: '/images/square.png', rectangle_image: '/images/wide.png' };
  const show = await makeShow(server, { title: 'Morning', ...images });
  const feed = await makeConnection(server, { imageurl: '/images/cover.png' });
  expect(Object.entries(feed).filter(([field]) => /image/i.test(field))).toEqual([['imageurl', '/images/cover.png']]);

  const { id: eventId } = await makeEvent(server, { segments: 1 });
  const episode = await makeEpisode(server, { showId: show.id, eventIds: [eventId], social_media_connections: [feed.id], name: 'Monday' });
  const html = await (await server.call(`/${server.slug}/listen/${episode.id}`)).text();
  expect(html).toContain(`<meta property="og:image" content="${server.url}/images/wide.png">`);
  expect(html).toContain(`<img src="${server.url}/images/square.png" alt="">`);
});
