import { beforeAll, describe, expect, it } from 'vitest';
import { defaultWidgetLook, widgetResponse } from '@postkit/sdk/schema';
import { firstStation, makeDestination, makeShow, makeStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server } = stationTest();
let eventId: number;

beforeAll(async () => {
  eventId = (await makeEvent(server, { segments: 1 })).id;
});

const get = (query: string, headers: Record<string, string> = {}) =>
  server.call(`/${server.slug}/playlist/widget.json?${query}`, { headers });
const read = async (query: string) => widgetResponse.parse(await (await get(query)).json());

async function makeZone(show_format: 'serial' | 'episodic' = 'episodic') {
  const zone = await makeDestination(server, { type: 'webwidget', title: 'Player' });
  const uri = server.features.destinations.uriOf(firstStation(server), zone.id);
  const images = { square_image: '/cover.jpg', rectangle_image: '/share.jpg' };
  const show = await makeShow(server, {
    title: 'Morning',
    show_format,
    social_media_connections: [uri],
    ...images,
  });
  const publish = (name: string, publishedAt: number, draft = false) =>
    makeEpisode(server, {
      showId: show.id,
      eventIds: [eventId],
      social_media_connections: [zone.id],
      name,
      publishedAt,
      draft,
    });
  return { zone, publish };
}

describe('widgets.get', () => {
  it('WIDGET-014 returns the published episodes of a zone, newest first, with images and audio at absolute addresses', async () => {
    const { zone, publish } = await makeZone();
    const first = await publish('First', 1_700_000_000);
    await publish('Second', 1_700_000_100);
    await publish('Draft', 1_700_000_200, true);
    const response = await read(`page=1&zone=${zone.id}&limit=10000`);
    expect(response.playlists.map((row) => row.name)).toEqual(['Second', 'First']);
    expect(response).toMatchObject({ total_count: 2, page: 1, limit: 10_000 });
    expect(response.playlists[1]).toMatchObject({
      playlist_id: first.id,
      show_title: 'Morning',
      published: 1_700_000_000,
      square_image: `${server.url}/cover.jpg`,
      rectangle_image: `${server.url}/share.jpg`,
      audio_url: `${server.url}/${server.slug}/audio/${first.id}.mp3`,
      short_url: `${server.url}/${server.slug}/listen/${first.id}`,
    });
    expect((await fetch(response.playlists[1]?.audio_url ?? '')).status).toBe(200);
    expect((await read(`zone=${zone.id}&limit=1&page=2`)).playlists.map((row) => row.name)).toEqual([
      'First',
    ]);
  });

  it('returns a serial from its first episode', async () => {
    const { zone, publish } = await makeZone('serial');
    await publish('Chapter 1', 1_700_000_000);
    await publish('Chapter 2', 1_700_000_100);
    expect((await read(`zone=${zone.id}`)).playlists.map((row) => row.name)).toEqual([
      'Chapter 1',
      'Chapter 2',
    ]);
  });

  it('WIDGET-016 returns the look that the destination stores', async () => {
    const { zone } = await makeZone();
    expect((await read(`zone=${zone.id}`)).look).toEqual(defaultWidgetLook);
    const look = {
      colors: { background: '#000000', play_button: '#111111', start_remaining: '#222222' },
      full: true,
      vertical: true,
    };
    await server.features.destinations.update(firstStation(server), zone.id, { historical_items: look });
    expect((await read(`zone=${zone.id}`)).look).toEqual(look);
  });

  it('WIDGET-016 the destination of a player has the look as JSON text', async () => {
    const { zone } = await makeZone();
    const uri = server.features.destinations.uriOf(firstStation(server), zone.id);
    const as = await server.signIn();
    const look = {
      colors: { background: '#010101', play_button: '#020202', start_remaining: '#030303' },
      full: true,
      vertical: true,
    };
    const json = { historical_items: JSON.stringify(look) };
    expect((await server.call(uri, { method: 'PATCH', as, json })).status).toBe(200);
    const { historical_items } = await (await server.call(uri, { as })).json();
    expect(typeof historical_items).toBe('string');
    expect(JSON.parse(historical_items)).toEqual(look);
    expect((await read(`zone=${zone.id}`)).look).toEqual(look);
  });

  it('returns one episode by its id, while it is published', async () => {
    const { publish } = await makeZone();
    const row = await publish('Alone', 1_700_000_000);
    expect((await read(`playlist_id=${row.id}`)).playlists).toMatchObject([{ name: 'Alone' }]);
    const draft = await publish('Draft', 1_700_000_000, true);
    expect((await get(`playlist_id=${draft.id}`)).status).toBe(404);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [row.id],
      true,
      'Some Body',
    );
    expect((await get(`playlist_id=${row.id}`)).status).toBe(404);
  });

  it('has the chapters of an episode, and the address of its transcript if it has one', async () => {
    const { zone, publish } = await makeZone();
    const show = await makeShow(server, { title: 'Chapters' });
    const chapter_markers = [
      { start: 0, title: 'Tides' },
      { start: 1.5, title: 'Boats' },
    ];
    const row = await makeEpisode(server, {
      showId: show.id,
      eventIds: [eventId],
      social_media_connections: [zone.id],
      chapter_markers,
    });
    await publish('Plain', 1_700_000_000);
    const { playlists } = await read(`zone=${zone.id}`);
    expect(playlists.find(({ playlist_id }) => playlist_id === row.id)?.chapters).toEqual(chapter_markers);
    expect(playlists.find(({ name }) => name === 'Plain')).toMatchObject({
      chapters: [],
      transcript_url: '',
    });
  });

  it('says whether players report to the station', async () => {
    const { zone, publish } = await makeZone();
    const { id } = await publish('One', 1_700_000_000);
    const reports = async () => [
      (await read(`zone=${zone.id}`)).reports,
      (await read(`playlist_id=${id}`)).reports,
    ];
    expect(await reports()).toEqual([true, true]);
    const admin = await server.signIn();
    const turn = (enabled: boolean) =>
      server.call(`/${server.slug}/api/v1/embeds/`, { method: 'PATCH', as: admin, json: { enabled } });
    await turn(false);
    expect(await reports()).toEqual([false, false]);
    await turn(true);
  });

  it('can be read from any site, cached for a minute, and revalidated', async () => {
    const { zone, publish } = await makeZone();
    await publish('One', 1_700_000_000);
    const { headers } = await get(`zone=${zone.id}`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('public, max-age=60');
    const etag = headers.get('etag') ?? '';
    expect((await get(`zone=${zone.id}`, { 'if-none-match': etag })).status).toBe(304);
    await publish('Two', 1_700_000_100);
    expect((await get(`zone=${zone.id}`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('responds 404 for a zone that does not exist, is disabled, or is another station’s', async () => {
    const { zone } = await makeZone();
    const feed = await makeDestination(server);
    const other = await makeStation(server);
    expect((await server.call(`/${other.slug}/playlist/widget.json?zone=${zone.id}`)).status).toBe(404);
    expect((await get(`zone=${feed.id}`)).status).toBe(404);
    expect((await get('zone=987654')).status).toBe(404);
    expect((await get('zone=x')).status).toBe(400);
    expect((await get('')).status).toBe(400);
    await server.features.destinations.update(firstStation(server), zone.id, { status: false });
    expect((await get(`zone=${zone.id}`)).status).toBe(404);
  });
});
