import { beforeAll, describe, expect, it } from 'vitest';
import { createPublicClient } from '@postkit/sdk/public';
import { publicSiteOperations } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeDestination, makeShow, makeStation, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeLog } from '../../testing/make-log.ts';
import { stationTest } from '../../testing/station-test.ts';

// A Wednesday; the first station is in UTC.
const clock = createFakeClock(Date.parse('2026-11-25T12:00:00Z'));
const now = () => Math.floor(clock.now() / 1000);

const { server, admin } = stationTest(() => ({ clock }));

const site = (slug = server.slug) => createPublicClient({ baseUrl: server.url, station: slug });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.call(`/${server.slug}/public/v1/${path}`, { headers });
const share = (json: object, as = admin) =>
  server.call(`/${server.slug}/api/v1/public_site/`, { method: 'PATCH', as, json });

async function feed() {
  return makeDestination(server, { type: 'rss', title: 'Main feed', status: true });
}

describe('the public data of a station', () => {
  it('has the published shows and episodes, with the address that counts downloads', async () => {
    const { id: feedId } = await feed();
    const show = await makeShow(server, {
      title: 'Tide times',
      social_media_connections: [server.features.destinations.uriOf(firstStation(server), feedId)],
    });
    const episode = await makeEpisode(server, {
      showId: show.id,
      name: 'High water',
      description: '<p>Of the <b>tide</b>.</p>',
      social_media_connections: [feedId],
    });
    await server.context.jobs.idle();
    const shown = (await site().shows()).find(({ id }) => id === show.id);
    expect(shown).toMatchObject({
      title: 'Tide times',
      episode_count: 1,
      feeds: [{ title: 'Main feed', url: `${server.url}/${server.slug}/rss/${feedId}.xml` }],
      url: `${server.url}/${server.slug}/listen/shows/${show.id}/`,
    });
    expect(await site().show(show.id)).toEqual(shown);
    const { episodes, total, pages } = await site().episodes({ show: show.id });
    expect([total, pages]).toEqual([1, 1]);
    expect(episodes[0]).toMatchObject({
      id: episode.id,
      title: 'High water',
      description_text: 'Of the tide.',
      audio: { url: `${server.url}/${server.slug}/audio/${episode.id}.mp3`, type: 'audio/mpeg' },
      show: { id: show.id, title: 'Tide times' },
    });
    expect(await site().episode(episode.id)).toEqual(episodes[0]);
    expect((await fetch(episodes[0]?.audio.url ?? '', { method: 'HEAD' })).status).toBe(200);
    expect((await site().episodes({ q: 'HIGH wat' })).episodes.map(({ id }) => id)).toContain(episode.id);
    expect((await site().episodes({ q: 'no such word' })).total).toBe(0);
  });

  it('has no draft, no episode of outside destinations only, no show without an episode, and nothing of another station', async () => {
    const { id: feedId } = await feed();
    const { id: webhookId } = await makeDestination(server, {
      type: 'facebook',
      title: 'Page',
      status: false,
    });
    const empty = await makeShow(server, { title: 'Empty' });
    const draft = await makeEpisode(server, {
      name: 'Draft',
      draft: true,
      social_media_connections: [feedId],
    });
    const outside = await makeEpisode(server, { name: 'Outside', social_media_connections: [webhookId] });
    const own = await makeEpisode(server, { name: 'Own', social_media_connections: [feedId] });
    await server.context.jobs.idle();
    const other = await makeStation(server);
    const ids = (await site().episodes({ limit: 100 })).episodes.map(({ id }) => id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(draft.id);
    expect(ids).not.toContain(outside.id);
    expect((await site().shows()).map(({ id }) => id)).not.toContain(empty.id);
    expect((await site(other.slug).episodes()).total).toBe(0);
    expect(await site(other.slug).shows()).toEqual([]);
    for (const id of [draft.id, outside.id])
      await expect(site().episode(id)).rejects.toMatchObject({ status: 404 });
    await expect(site(other.slug).episode(own.id)).rejects.toMatchObject({ status: 404 });
    await expect(site().show(empty.id)).rejects.toMatchObject({ status: 404 });
    await expect(site('nowhere').shows()).rejects.toMatchObject({ status: 404 });
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [own.id],
      true,
      'Some Body',
    );
    await expect(site().episode(own.id)).rejects.toMatchObject({ status: 410 });
  });

  it('is readable from every site, cacheable, and not sent again while it is the same', async () => {
    const response = await get('shows');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('shows', { 'if-none-match': etag })).status).toBe(304);
    await makeEpisode(server, { name: 'Newer', social_media_connections: [(await feed()).id] });
    await server.context.jobs.idle();
    expect((await get('shows', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('episodes/9999')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('now_playing')).headers.get('cache-control')).toBe(
      'public, max-age=10, stale-while-revalidate=20',
    );
  });

  it('has the address, the colour and the choices of the station, and refuses bad parameters', async () => {
    expect(await site().station()).toMatchObject({
      slug: server.slug,
      url: `${server.url}/${server.slug}/listen/`,
    });
    for (const path of ['episodes?page=0', 'episodes?limit=101', 'schedule?days=15', 'tracklist?before=x']) {
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    }
  });
});

describe('the titles of the log', () => {
  beforeAll(async () => {
    const group = (name: string, category_type: 'music' | 'hidden' | 'advert' | 'other', category: string) =>
      server.features.categories.createGroup(firstStation(server), {
        ...groupDefaults,
        name,
        category_type,
        categories: [{ name: category }],
      });
    await group('Songs', 'music', 'Music');
    await group('Secret', 'hidden', 'Internal');
    await group('Spots', 'advert', 'Advert');
    await group('Words', 'other', 'Talk');
    const pieces = [
      { title: 'Harbour Song', category: 'Music', segments: 2 },
      { title: 'Test tone', category: 'Internal', segments: 2 },
      { title: 'Buy boats', category: 'Advert', segments: 2 },
      { title: 'News at noon', category: 'Talk', segments: 2 },
      { title: 'Sea Shanty', category: 'Music', segments: 2 },
    ];
    await makeLog(server, { startedAt: now() - 45, pieces });
  });

  it('are hidden until an admin shares them', async () => {
    expect(await site().nowPlaying()).toEqual({ is_shared: false, track: null, programme: null });
    expect(await site().tracklist()).toMatchObject({ is_shared: false, tracks: [] });
    const user = await (await makeUser(server)).signIn();
    expect((await share({ tracklist: true }, user)).status).toBe(403);
    expect(await (await share({ tracklist: true })).json()).toEqual({ now_playing: false, tracklist: true });
    expect(await site().nowPlaying()).toMatchObject({ is_shared: false, track: null });
    await share({ tracklist: false });
  });

  it('are the songs of the log, newest first, and never those of hidden groups or adverts', async () => {
    await share({ tracklist: true });
    const { tracks } = await site().tracklist();
    expect(tracks.map(({ title }) => title)).toEqual(['Sea Shanty', 'Harbour Song']);
    expect(tracks[0]).toMatchObject({ category: 'Music', duration: expect.closeTo(9.9, 0) });
    expect((await site().tracklist({ limit: 1 })).tracks).toHaveLength(1);
    const before = Math.floor(Date.parse(tracks[0]?.started_at ?? '') / 1000);
    expect((await site().tracklist({ before })).tracks.map(({ title }) => title)).toEqual(['Harbour Song']);
    expect(JSON.stringify(await site().tracklist({ limit: 100 }))).not.toMatch(/Test tone|Buy boats/);
  });

  it('show no title on air while nothing is recorded', async () => {
    await share({ now_playing: true });
    expect(await site().nowPlaying()).toMatchObject({ is_shared: true, track: null });
  });
});

describe('the schedule', () => {
  it('has the hours of recorded public shows, without exceptions, paused schedules and shows that the public does not have', async () => {
    const { id: feedId } = await feed();
    const shown = await makeShow(server, { title: 'Lunch' });
    const hidden = await makeShow(server, { title: 'Pilot' });
    await makeEpisode(server, { showId: shown.id, social_media_connections: [feedId] });
    await server.context.jobs.idle();
    const add = (show_id: number, more: object = {}) =>
      server.call(`/${server.slug}/api/v1/add_auto_capture/`, {
        method: 'POST',
        as: admin,
        json: { ...slotOf(show_id), exceptions: ['2026-11-26'], ...more },
      });
    expect((await add(shown.id)).status).toBe(201);
    expect((await add(hidden.id)).status).toBe(201);
    const { timezone, programmes } = await site().schedule({ days: 3 });
    expect(timezone).toBe(firstStation(server).timezone);
    expect(programmes.map(({ date, show }) => [date, show.title])).toEqual([
      ['2026-11-25', 'Lunch'],
      ['2026-11-27', 'Lunch'],
    ]);
    expect(programmes.map(({ is_on_air }) => is_on_air)).toEqual([true, false]);
    await share({ now_playing: true });
    expect((await site().nowPlaying()).programme).toMatchObject({
      show: { title: 'Lunch' },
      is_on_air: true,
    });
  });
});

it('declares every address below public/v1 as public, and the choice of the station for admins', () => {
  for (const operation of Object.values(publicSiteOperations)) {
    const isPublic = operation.path.startsWith('/{station}/public/v1/');
    expect([operation.id, operation.access.role]).toEqual([operation.id, isPublic ? 'public' : 'admin']);
  }
});

const groupDefaults = {
  color: 'gray',
  in_episodes: 'keep',
  display_in_player: false,
  allow_sharing: false,
  allow_replaying: false,
  allow_replacing: false,
  allow_inserting: false,
  allow_replacement_skipping: false,
  absorb: '',
} as const;

function slotOf(show_id: number) {
  return {
    show_id,
    title: 'Lunch of %d',
    start_date: '2026-11-02',
    start_time: '11:00',
    end_time: '13:00',
    day_of_week: 'SunMonTueWedThuFriSat',
  };
}
