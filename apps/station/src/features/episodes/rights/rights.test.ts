import { beforeAll, describe, expect, it } from 'vitest';
import { type EpisodeInput, type EpisodeRule, resourcePath, type TimelineRights } from '@postkit/sdk/schema';
import { episodeCalls, refusal } from '../../../testing/episode-calls.ts';
import { makeStation, makeUser } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';

const { server, admin } = stationTest();
let calls: Awaited<ReturnType<typeof episodeCalls>>;
let talk: number;
let hit: number;
let spot: number;

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
  await rule('Hits', 'warn', ['Music']);
  await rule('Ads', 'strip', ['Commercial']);
  talk = (await makeEvent(server, { segments: 2, title: 'Good morning' })).id;
  hit = (await makeEvent(server, { segments: 2, title: 'Blue Train', artist: 'The Tide', category: 'Music' }))
    .id;
  spot = (await makeEvent(server, { segments: 2, title: 'Buy a boat', category: 'Commercial' })).id;
});

async function rule(
  name: string,
  in_episodes: EpisodeRule,
  categories: string[],
  slug = server.slug,
): Promise<string> {
  const json = { name, in_episodes, categories: categories.map((category) => ({ name: category })) };
  const response = await server.call(`/${slug}/api/v1/group/`, { method: 'POST', as: admin, json });
  expect(response.status).toBe(201);
  return ((await response.json()) as { resource_uri: string }).resource_uri;
}

const uris = (...ids: number[]) => ids.map((id) => resourcePath(server.slug, 'event', id));
const draft = (events: number[], fields: Partial<EpisodeInput> = {}) =>
  calls.create({ events: uris(...events), ...fields });
const out = { draft: false, unpublished: false } as const;

async function judge(json: object, slug = server.slug, as = admin): Promise<TimelineRights> {
  const response = await server.call(`/${slug}/api/v1/playlist/rights.json`, { method: 'POST', as, json });
  expect(response.status).toBe(200);
  return (await response.json()) as TimelineRights;
}

describe('episodes.timelineRights', () => {
  it('names what the rules leave out and what must be accepted, each event once', async () => {
    const { left_out, to_accept } = await judge({ events: uris(talk, hit, spot, hit) });
    expect(left_out).toEqual([
      {
        event_id: spot,
        title: 'Buy a boat',
        artist: '',
        category: 'Commercial',
        seconds: expect.any(Number),
      },
    ]);
    expect(to_accept).toEqual([
      {
        event_id: hit,
        title: 'Blue Train',
        artist: 'The Tide',
        category: 'Music',
        seconds: expect.any(Number),
      },
    ]);
    expect(to_accept[0]?.seconds).toBeCloseTo(9.94, 1);
  });

  it('finds nothing at a station without rules', async () => {
    const other = await makeStation(server);
    const song = await makeEvent(server, { category: 'Music' }, other);
    const events = [resourcePath(other.slug, 'event', song.id)];
    expect(await judge({ events }, other.slug)).toEqual({ left_out: [], to_accept: [] });
  });
});

describe('publishing under the rules of categories', () => {
  it('keeps everything in a draft', async () => {
    const saved = await draft([talk, hit, spot]);
    expect(saved.events.map(({ id }) => id)).toEqual([talk, hit, spot]);
    expect(saved.rights).toEqual([]);
  });

  it('leaves out what is stripped, and moves the ads and chapters after it', async () => {
    const chapters = [
      { start: 0, title: 'Hello' },
      { start: 10, title: 'In the spot' },
      { start: 30, title: 'Later' },
    ];
    const saved = await draft([talk, spot, talk], {
      ad_insert_events: [spot, 'END'],
      chapter_markers: chapters,
    });
    const published = await calls.change(saved, out);
    expect(published.events.map(({ id }) => id)).toEqual([talk, talk]);
    expect(published.ad_insert_events).toEqual([talk, 'END']);
    const [, inside, later] = published.chapter_markers;
    expect(inside?.start).toBeCloseTo(9.94, 1);
    expect(later?.start).toBeCloseTo(30 - 9.94, 1);
    expect(published.categories).toEqual(['Talk']);
  });

  it('refuses a timeline if the rules leave nothing of it', async () => {
    const saved = await draft([spot]);
    const refused = await calls.patch(saved.playlist_id, { version: saved.version, ...out });
    expect([refused.status, (await refusal(refused)).join(' ')]).toEqual([
      400,
      expect.stringContaining('leaves all of this audio out'),
    ]);
    expect(await calls.read(saved.playlist_id)).toMatchObject({ status: 'draft', version: saved.version });
  });

  it('counts a merged piece as its strictest part', async () => {
    const merged = await server.call(`/${server.slug}/event/merge/`, {
      method: 'POST',
      as: admin,
      json: { events: [talk, hit, spot] },
    });
    const { id } = (await merged.json()) as { id: number };
    expect((await judge({ events: uris(id) })).left_out).toMatchObject([
      { event_id: id, category: 'Commercial' },
    ]);
  });

  it('refuses what is not accepted, also on a date, and names it', async () => {
    const saved = await draft([talk, hit]);
    const later = Math.floor(server.context.clock.now() / 1000) + 86_400;
    for (const change of [out, { ...out, delay_post_until: later }, { ...out, accept_rights: [talk] }]) {
      const refused = await calls.patch(saved.playlist_id, { version: saved.version, ...change });
      expect(refused.status).toBe(400);
      expect((await refusal(refused)).join(' ')).toContain('“Blue Train” (Music)');
    }
    const created = await server.call(`/${server.slug}/api/v1/playlist/`, {
      method: 'POST',
      as: admin,
      json: { show: resourcePath(server.slug, 'show', calls.showId), events: uris(hit), ...out },
    });
    expect(created.status).toBe(400);
    expect(await calls.read(saved.playlist_id)).toMatchObject({ status: 'draft', rights: [] });
  });

  it('keeps who accepted which event and when, and does not ask again', async () => {
    const ana = await makeUser(server, { firstName: 'Ana', lastName: 'Example' });
    const saved = await draft([talk, hit]);
    const accepted = await calls.patch(
      saved.playlist_id,
      { version: saved.version, ...out, accept_rights: [hit] },
      await ana.signIn(),
    );
    expect(accepted.status).toBe(200);
    const record = {
      event_id: hit,
      title: 'Blue Train',
      category: 'Music',
      accepted_by: 'Ana Example',
      accepted_at: expect.any(Number),
    };
    const published = await calls.read(saved.playlist_id);
    expect(published).toMatchObject({ status: 'published', rights: [record] });
    expect(await judge({ events: uris(hit), playlist_id: saved.playlist_id })).toMatchObject({
      to_accept: [],
    });
    const renamed = await calls.change(published, { name: 'Renamed', events: uris(hit, talk) });
    expect(renamed).toMatchObject({ name: 'Renamed', status: 'published', rights: [record] });
    const shorter = await calls.change(renamed, { events: uris(talk) });
    expect(shorter.rights).toMatchObject([record]);
  });

  it('refuses a new timeline of a published episode, and keeps the old one', async () => {
    const published = await calls.change(await draft([talk]), out);
    const refused = await calls.patch(published.playlist_id, {
      version: published.version,
      events: uris(hit),
    });
    expect(refused.status).toBe(400);
    expect((await calls.read(published.playlist_id)).events.map(({ id }) => id)).toEqual([talk]);
    expect(await calls.change(published, { name: 'Other words' })).toMatchObject({ name: 'Other words' });
  });

  it('refuses to publish an episode again after the rule has changed', async () => {
    const weather = await makeEvent(server, { segments: 2, title: 'Fog', category: 'Weather' });
    const episode = await makeEpisode(server, { showId: calls.showId, eventIds: [weather.id] });
    const set = (unpublished: boolean) =>
      server.call(`/${server.slug}/api/v1/playlist/set_playlists.json`, {
        method: 'POST',
        as: admin,
        json: [{ playlist_id: episode.id, unpublished }],
      });
    expect((await set(true)).status).toBe(200);
    await rule('Weather', 'warn', ['Weather']);
    const refused = await set(false);
    expect(refused.status).toBe(409);
    expect((await refusal(refused)).join(' ')).toContain('“Fog” (Weather)');
  });
});
