import { describe, expect, it } from 'vitest';
import { liveEvents, type User } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listenLive,
  listUsers,
  makeDestination,
  makeShow,
  makeUser,
  payloadOf,
  saveUser,
  type SignedIn,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));

async function listed(id: number): Promise<User> {
  const user = (await listUsers(server, admin)).find((one) => one.id === id);
  if (!user) throw new Error('The user is not in the list.');
  return user;
}

/** Saves a user with these shows; null for all, undefined for the present ones. */
async function limit(
  id: number,
  shows: number[] | null | undefined,
  rest: Parameters<typeof payloadOf>[1] = {},
): Promise<Response> {
  const station = {
    station: server.slug,
    stationTitle: firstStation(server).title,
    ...(shows === undefined ? {} : { shows }),
  };
  return saveUser(server, admin, payloadOf(await listed(id), { stations: [station], ...rest }));
}

/** A user who is limited to a new show, signed in. */
async function makeLimited() {
  const [mine, theirs] = [
    await makeShow(server, { title: 'Mine' }),
    await makeShow(server, { title: 'Theirs' }),
  ];
  const user = await makeUser(server);
  expect((await limit(user.id, [mine.id])).status).toBe(200);
  return { mine, theirs, user, as: await user.signIn() };
}

const read = async (path: string, as: SignedIn) => server.call(`/${server.slug}/${path}`, { as });
const titlesOf = async (as: SignedIn) =>
  ((await (await read('api/v1/show/really_all.json', as)).json()) as { title: string }[]).map(
    ({ title }) => title,
  );

describe('the limit of a user to shows', () => {
  it('applies to open sessions and API keys at once, and is lifted at once', async () => {
    const user = await makeUser(server);
    const as = await user.signIn();
    const show = await makeShow(server, { title: 'Chosen' });
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as,
      json: { name: 'Script' },
    });
    const { api_key: key } = (await created.json()) as { api_key: string };
    const byKey = { ...as, authorization: `ApiKey ${user.username}:${key}` };
    expect((await read('api/v1/today.json', byKey)).status).toBe(200);
    await limit(user.id, [show.id]);
    for (const caller of [as, byKey]) {
      expect((await read('api/v1/today.json', caller)).status).toBe(404);
      expect(await titlesOf(caller)).toEqual(['Chosen']);
    }
    await limit(user.id, null);
    expect((await read('api/v1/today.json', byKey)).status).toBe(200);
    await makeShow(server, { title: 'Another' });
    expect(await titlesOf(as)).toEqual(expect.arrayContaining(['Another', 'Chosen']));
  });

  it('is listed, stays with a save that does not name it, and is in the audit log with the titles', async () => {
    const { mine, user } = await makeLimited();
    expect((await listed(user.id)).user_stations).toMatchObject([{ station: server.slug, shows: [mine.id] }]);
    expect((await limit(user.id, undefined, { last_name: 'Renamed' })).status).toBe(200);
    expect((await listed(user.id)).user_stations).toMatchObject([{ shows: [mine.id] }]);
    const log = await read(`api/v1/audit/?kind=user&thing=${user.id}`, admin);
    expect(JSON.stringify(await log.json())).toContain('{"field":"shows","old":null,"new":"Mine"');
  });

  it('is not for admins, whom it leaves, nor for shows of no one', async () => {
    const { mine, user } = await makeLimited();
    expect((await limit(user.id, [mine.id], { isAdmin: true, accessLevel: 'admin' })).status).toBe(400);
    expect((await limit(user.id, [987_654])).status).toBe(400);
    expect((await limit(user.id, undefined, { isAdmin: true, accessLevel: 'admin' })).status).toBe(200);
    expect((await listed(user.id)).user_stations).toMatchObject([{ shows: null }]);
  });

  it('returns with a user who was disabled', async () => {
    const { mine, user } = await makeLimited();
    await saveUser(
      server,
      admin,
      payloadOf(await listed(user.id), { disabled: 1, stations: [], password: 'something random' }),
    );
    expect((await limit(user.id, undefined, { disabled: 0, password: 'something new' })).status).toBe(200);
    expect((await listed(user.id)).user_stations).toMatchObject([{ shows: [mine.id] }]);
  });

  it('to a show that is deleted is a limit to none', async () => {
    const { mine, user, as } = await makeLimited();
    await server.context.db.transaction(async (transaction) => {
      await transaction
        .tables<{ shows: { id: number } }>()
        .deleteFrom('shows')
        .where('id', '=', mine.id)
        .execute();
    });
    expect(await titlesOf(as)).toEqual([]);
    expect((await listed(user.id)).user_stations).toMatchObject([{ shows: [] }]);
  });

  it('counts the episodes of the shows, and refuses others as unknown', async () => {
    const { mine, theirs, as } = await makeLimited();
    await makeEpisode(server, { showId: mine.id, name: 'Mine' });
    await makeEpisode(server, { showId: theirs.id, name: 'Theirs' });
    expect(await (await read('api/v1/playlist/counts.json', as)).json()).toMatchObject({ published: 1 });
    expect(await (await read('api/v1/playlist/get_playlists.json?type=published', as)).json()).toMatchObject({
      total_count: 1,
    });
    const json = { name: 'New', show: `/${server.slug}/api/v1/show/${theirs.id}/` };
    const refused = await server.call(`/${server.slug}/api/v1/playlist/`, { method: 'POST', as, json });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('This station has no such show.'),
    ]);
    const made = await server.call(`/${server.slug}/api/v1/playlist/`, {
      method: 'POST',
      as,
      json: { name: 'New', show: `/${server.slug}/api/v1/show/${mine.id}/` },
    });
    expect(made.status).toBe(201);
  });

  it('leaves the destinations of the shows and of their episodes, without the other shows of these', async () => {
    const { mine, theirs, as } = await makeLimited();
    const shared = await makeDestination(server, { title: 'Shared', shows: [mine.id, theirs.id] });
    const once = await makeDestination(server, { title: 'Once' });
    await makeDestination(server, { title: 'Other', shows: [theirs.id] });
    await makeEpisode(server, { showId: mine.id, social_media_connections: [once.id] });
    const { objects } = (await (await read('api/v1/socialmediaconnection/', as)).json()) as {
      objects: { id: number; shows: number[] }[];
    };
    expect(objects.map(({ id, shows }) => [id, shows])).toEqual([
      [shared.id, [mine.id]],
      [once.id, []],
    ]);
  });

  it('leaves the audio of the episodes and of the user, but not the log around it', async () => {
    const { mine, as } = await makeLimited();
    const [before, event] = await makeLog(server, {
      pieces: [
        { title: 'Before', segments: 2 },
        { title: 'Mine', segments: 2 },
      ],
    });
    if (!before || !event) throw new Error('The log is empty.');
    await makeEpisode(server, { showId: mine.id, eventIds: [event.id] });
    const stranger = await makeEvent(server, { title: 'Jingle' });
    expect((await read(`event/${event.id}.m3u8`, as)).status).toBe(200);
    expect((await read(`event/${before.id}.m3u8`, as)).status).toBe(404);
    expect((await read(`event/${stranger.id}.m3u8`, as)).status).toBe(404);
    const clone = async (caller: SignedIn) =>
      (await (await read(`event/${event.id}/clone.html?pre_segments=1`, caller)).json()) as {
        id: number;
        frame_count: number;
      };
    const [own, adminCopy] = [await clone(as), await clone(admin)];
    expect([own.frame_count, adminCopy.frame_count]).toEqual([event.frames, event.frames + 214]);
    expect((await read(`api/v1/event/${own.id}/`, as)).status).toBe(200);
    expect((await read(`api/v1/event/${adminCopy.id}/`, as)).status).toBe(404);
  });
});

describe('the live channel of a limited user', () => {
  it('sends events about the shows and the own work, and no others', async () => {
    const { mine, theirs, as } = await makeLimited();
    const stream = await listenLive(server, as);
    await makeEpisode(server, { showId: theirs.id, name: 'Theirs' });
    await makeDestination(server, { title: 'Other', shows: [theirs.id] });
    await server.features.tags.create(firstStation(server).id, 'Some tag');
    const { id } = await makeEpisode(server, { showId: mine.id, name: 'Mine' });
    const seen = [
      await stream.next('show_changed'),
      await stream.next('playlist_changed'),
      await stream.next('episode.published'),
    ];
    expect(seen).toMatchObject([
      { show_id: mine.id },
      { playlist_id: id, show_id: mine.id },
      { id, show: { id: mine.id } },
    ]);
    stream.close();
  });

  it('replays nothing else after a reconnect either', async () => {
    const { mine, theirs, as } = await makeLimited();
    const since = server.context.live.newestId;
    await makeEpisode(server, { showId: theirs.id });
    await server.features.tags.create(firstStation(server).id, 'Another tag');
    const { id } = await makeEpisode(server, { showId: mine.id });
    const stop = new AbortController();
    const { sessionId } = firstStation(server);
    const response = await server.call(`/sessions/${sessionId}?last_event_id=${since}`, {
      as,
      signal: stop.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"status":"ready"')) text += (await reader?.read())?.value ?? '';
    stop.abort();
    const episodes = [...text.matchAll(/"playlist_id":(\d+)/g)].map(([, playlist]) => Number(playlist));
    expect(new Set(episodes)).toEqual(new Set([id]));
    expect(text).not.toContain('event: tag_changed');
  });

  it('ends when the limit changes', async () => {
    const { user, as, theirs } = await makeLimited();
    const stream = await listenLive(server, as);
    await limit(user.id, [theirs.id]);
    await expect(stream.next('reset')).rejects.toThrow('The live channel ended.');
  });

  it('has a question for every event that names a show', () => {
    const unasked = ['publish_missed', 'import_progress', 'import.done'];
    const named = Object.entries(liveEvents).filter(
      ([, schema]) => 'show_id' in schema.shape || 'show' in schema.shape,
    );
    expect(
      named
        .map(([name]) => name)
        .filter((name) => !unasked.includes(name))
        .toSorted(),
    ).toEqual(['episode.published', 'episode.unpublished', 'playlist_changed', 'show_changed']);
  });
});
