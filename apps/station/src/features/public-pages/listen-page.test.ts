import { beforeAll, describe, expect, it } from 'vitest';
import type { EpisodeInput } from '@postkit/sdk/schema';
import { firstStation, makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server } = stationTest();
let eventId: number;
beforeAll(async () => {
  eventId = (await makeEvent(server, { segments: 1 })).id;
});

const browser = { headers: { accept: 'text/html' } };
const pageOf = async (path: string) => (await server.call(`/${server.slug}/listen/${path}`, browser)).text();

/** A published episode at the feed of its show. */
async function makePublic(fields: Partial<EpisodeInput>, event = eventId) {
  const destination = await makeDestination(server);
  const uri = server.features.destinations.uriOf(firstStation(server), destination.id);
  const show = await makeShow(server, { title: `Show of ${fields.name}`, social_media_connections: [uri] });
  const shared = { showId: show.id, eventIds: [event], social_media_connections: [destination.id] };
  return { show, destination, episode: await makeEpisode(server, { ...shared, ...fields }) };
}

it('RSS-016 links to an episode show the social image of its show, which no feed stores', async () => {
  const images = { square_image: '/images/square.png', rectangle_image: '/images/wide.png' };
  const show = await makeShow(server, { title: 'Morning', ...images });
  const feed = await makeDestination(server, { imageurl: '/images/cover.png' });
  expect(Object.entries(feed).filter(([field]) => /image/i.test(field))).toEqual([
    ['imageurl', '/images/cover.png'],
  ]);

  const episode = await makeEpisode(server, {
    showId: show.id,
    eventIds: [eventId],
    social_media_connections: [feed.id],
    name: 'Monday',
  });
  const html = await pageOf(String(episode.id));
  expect(html).toContain(`<meta property="og:image" content="${server.url}/images/wide.png">`);
  expect(html).toContain(`src="${server.url}/images/square.png" alt=""`);
});

describe('the page of an episode', () => {
  it('escapes every text, and its policy allows its own style and no inline script', async () => {
    const { episode } = await makePublic({
      name: '<script>alert(1)</script>',
      chapter_markers: [
        { start: 0, title: '<i>' },
        { start: 1, title: 'B' },
      ],
    });
    const response = await server.call(`/${server.slug}/listen/${episode.id}`, browser);
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;i&gt;');
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*style-src 'self' 'sha256-/,
    );
  });

  it('offers the audio, the feed in apps, and a player card', async () => {
    const { episode, destination } = await makePublic({ name: 'Tuesday' });
    const html = await pageOf(String(episode.id));
    const feed = `${server.url.replace('http://', '')}/${server.slug}/rss/${destination.id}.xml`;
    expect(html).toContain(
      `<audio controls preload="none" src="${server.url}/${server.slug}/audio/${episode.id}.mp3">`,
    );
    expect(html).toContain(`<a href="podcast://${feed}"`);
    expect(html).toContain('<meta name="twitter:card" content="player">');
  });
});

describe('the pages of a show and of a station', () => {
  it('list episodes of feeds and players, and no draft, and none of other destinations alone', async () => {
    const { show, destination } = await makePublic({ name: 'Heard by all' });
    const youtube = await makeDestination(server, { type: 'omny' });
    const shared = { showId: show.id, eventIds: [eventId] };
    await makeEpisode(server, {
      ...shared,
      name: 'Only a draft',
      draft: true,
      social_media_connections: [destination.id],
    });
    await makeEpisode(server, { ...shared, name: 'Only elsewhere', social_media_connections: [youtube.id] });
    for (const path of [`shows/${show.id}/`, '', '?q=heard']) {
      const html = await pageOf(path);
      expect(html).not.toMatch(/<b>Only/);
      expect(html).toContain('<b>Heard by all</b>');
    }
    expect(await pageOf('?q=Only')).toContain('No episode mentions');
  });

  it('find words in any case and order, and take signs literally', async () => {
    await makePublic({ name: '100% of the harbour_master' });
    expect(await pageOf('?q=HARBOUR_master+100%25')).toContain('1 episode for');
    expect(await pageOf('?q=1%25%25%25')).toContain('No episode mentions');
    expect(await pageOf('?q=%3Cb%3E')).toContain('“&lt;b&gt;”');
  });
});

describe('an address without a public episode', () => {
  it('shows a page to browsers, with the status, and data to programs', async () => {
    const { episode } = await makePublic({ name: 'Withdrawn' });
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [episode.id], true, 'Ina');
    for (const path of ['999999', 'shows/999999/']) {
      const response = await server.call(`/${server.slug}/listen/${path}`, browser);
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('<h1>Page not found</h1>'),
      ]);
    }
    const program = await server.call(`/${server.slug}/listen/999999`, {
      headers: { accept: 'application/json' },
    });
    expect([program.status, await program.json()]).toEqual([404, { error_message: expect.any(String) }]);
    const gone = await server.call(`/${server.slug}/listen/${episode.id}`, browser);
    expect([gone.status, await gone.text()]).toEqual([
      410,
      expect.stringContaining('<h1>No longer available</h1>'),
    ]);
  });
});

describe('a transcript', () => {
  async function makeSpoken(name: string, text: string) {
    const { id } = await makeEvent(server, { segments: 1 });
    const words = text
      .split(' ')
      .map((word, n) => ({ word, start: n + 0.1, end: n + 0.8, speaker: 'Maya <Ellison>' }));
    const json = { format: 'json', file: JSON.stringify({ words }) };
    await server.call(`/${server.slug}/api/v1/event/${id}/transcript/`, {
      method: 'POST',
      as: await server.signIn(),
      json,
    });
    return makePublic({ name }, id);
  }

  it('is on the page of its episode, and a search finds the moment of its words', async () => {
    const { episode } = await makeSpoken('Spoken', 'the night boat turned round');
    const html = await pageOf(String(episode.id));
    expect(html).toContain('<b>Maya &lt;Ellison&gt;</b> the night boat turned round');
    const found = await pageOf('?q=boat+turned');
    expect(found).toContain(`href="${server.url}/${server.slug}/listen/${episode.id}#t=0"`);
    expect(found).toContain('<mark>boat</mark>');
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [episode.id], true, 'Ina');
    expect(await pageOf('?q=boat+turned')).toContain('No episode mentions');
  });
});
