import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, isPostKitError, type PostKitClient } from '@postkit/sdk';
import { everyCall, everyList, whole } from '../support/every-call.ts';
import { hear } from '../support/hear.ts';
import { insertRun } from '../support/insert-run.ts';
import { makeProperty, type Property } from '../support/property.ts';
import { type StationProcess, startStationProcess } from '../support/station-process.ts';
import { clientOf, makeTenants, type Tenant, type TenantKind } from '../support/tenants.ts';

let folder: string;
let station: StationProcess;
let owner: Tenant;
let stranger: Tenant;
let own: PostKitClient;
/** The stranger's client at the stranger's own station. */
let theirs: PostKitClient;
/** The stranger's key at the owner's address. */
let trespasser: PostKitClient;
let property: Property & { runId: number };
/** Secrets that must never appear in a response: passwords, keys, tokens, cookies. */
const secrets: string[] = [];
const answers: string[] = [];

const listening: typeof fetch = async (...given) => {
  const response = await fetch(...given);
  const kept = response.clone();
  // A live channel has no end; its events are checked as they arrive.
  if (!kept.headers.get('content-type')?.includes('event-stream'))
    answers.push(`${[...kept.headers].join('\n')}\n${await kept.text()}`);
  return response;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-isolation-'));
  const [first, second] = await makeTenants(folder, [companyAdminOf('harbour'), companyAdminOf('mountain')]);
  if (!first || !second) throw new Error('Two tenants were to be made.');
  [owner, stranger] = [first, second];
  station = await startStationProcess(folder, { POSTKIT_DEMO: '0', POSTKIT_LOG_LEVEL: 'trace' });
  own = await clientOf(station.url, owner);
  theirs = await clientOf(station.url, stranger, { fetch: listening });
  const key = await theirs.apiKeys.create('A key of the stranger');
  const credentials = { username: key.username, apiKey: key.api_key };
  trespasser = createClient({ baseUrl: station.url, station: owner.slug, credentials, fetch: listening });
  secrets.push(owner.password, stranger.password, key.api_key);
  answers.length = 0;
  const made = await makeProperty(own);
  property = { ...made, runId: insertRun(folder, made.schedule.id, owner.loggedAt - 86_400) };
  secrets.push(property.token);
}, 120_000);

afterAll(async () => {
  for (const client of [own, theirs, trespasser]) client?.live.close();
  await station?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A tenant whose user may make every call. */
function companyAdminOf(slug: string): TenantKind {
  return { slug, person: { admin: true, companyAdmin: true } };
}

/** The outcome of a call: the status of its refusal, or `answered`. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'answered',
    (error: unknown) => (isPostKitError(error) && 'status' in error ? error.status : error),
  );
}

async function outcomes(calls: Record<string, () => Promise<unknown>>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) found[name] = await outcome(call());
  return found;
}

const all = (calls: object, value: unknown) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, value]));

describe('another station', () => {
  it('responds to its own users, without which the other tests would prove nothing', async () => {
    const lists = everyList(own, owner.slug, property.mark);
    expect(await outcomes(lists)).toEqual(all(lists, 'answered'));
    const reading = [
      'shows.get',
      'connections.get',
      'audioEvents.get',
      'audioEvents.peaks',
      'audioEvents.peaksOf',
      'audioEvents.airedOf',
      'uploads.progress',
      'episodes.get',
      'episodes.download',
      'bulkDownloads.get',
      'bulkDownloads.download',
      'stationExports.get',
      'stationExports.download',
      'schedules.preview',
    ];
    const calls = Object.fromEntries(
      Object.entries(everyCall(own, property, owner.slug)).filter(([name]) => reading.includes(name)),
    );
    expect(await outcomes(calls)).toEqual(all(calls, 'answered'));
    const [run] = (await own.schedules.runs({ schedule_id: property.schedule.id })).objects;
    expect(run).toMatchObject({ id: property.runId, can_run_again: true });
  });

  it('is hidden from a stranger at its address', async () => {
    const calls = {
      ...everyCall(trespasser, property, owner.slug),
      ...everyList(trespasser, owner.slug, property.mark),
    };
    expect(await outcomes(calls)).toEqual(all(calls, 404));
  });

  it('has no resources that a stranger can reach by id from their own station', async () => {
    const {
      'images.crop': crop,
      'schedules.preview': preview,
      ...calls
    } = everyCall(theirs, property, owner.slug);
    expect(await outcomes(calls)).toEqual(all(calls, 404));
    // A body names a show: one of another station is refused like one that never existed.
    await expect(preview?.()).rejects.toThrow(`400: show_id: There is no show ${property.show.id}.`);
    // A body names an image: one of another station is refused like one that never existed.
    const { image } = property;
    const absent = {
      image: image.location.replace(/[0-9a-f]{8}/, '00000000'),
      croppings: whole,
      square: true,
    };
    expect(await outcome(crop?.() ?? Promise.resolve())).toBe(422);
    expect(await outcome(theirs.images.crop(absent))).toBe(422);
  });

  it('cannot be referenced by resources of a stranger', async () => {
    const { show, tag, destination, logged, uploaded, episode } = property;
    const ownShow = await theirs.shows.create({ title: 'A mountain show' });
    const ownEpisode = { show: ownShow.resource_uri };
    const calls = {
      'an episode of its show': () => theirs.episodes.create({ show: show.resource_uri }),
      'an episode of its events': () =>
        theirs.episodes.create({ ...ownEpisode, events: [logged.resource_uri] }),
      'an episode with its tag': () =>
        theirs.episodes.create({ ...ownEpisode, playlist_categories: [tag.resource_uri] }),
      'an episode for its destination': () =>
        theirs.episodes.create({ ...ownEpisode, social_media_connections: [destination.id] }),
      'a show with its bumper': () => theirs.shows.create({ title: 'x', pre_bumper: uploaded.resource_uri }),
      'a show under its show': () => theirs.shows.create({ title: 'x', parent: show.id }),
      'a show with its destination': () =>
        theirs.shows.create({ title: 'x', social_media_connections: [destination.resource_uri] }),
      'a destination for its show': () =>
        theirs.connections.create({ type: 'rss', title: 'x', shows: [show.id] }),
      'a schedule for its show': () =>
        theirs.schedules.create({
          show_id: show.id,
          start_date: '2026-11-02',
          start_time: '06:00',
          end_time: '09:00',
          day_of_week: 'Mon',
        }),
      'a schedule that moves to its show': async () => {
        const hours = {
          start_date: '2026-11-02',
          start_time: '06:00',
          end_time: '09:00',
          day_of_week: 'Mon',
        };
        const { id } = await theirs.schedules.create({ show_id: ownShow.id, ...hours });
        return theirs.schedules.update(id, { show_id: show.id });
      },
      'a holiday of its show': () =>
        theirs.schedules.createHoliday({ show_id: show.id, first_day: '2026-12-24', last_day: '2026-12-24' }),
      'a timeline of its events': () =>
        theirs.episodes.cache({ events: [logged.resource_uri], format: 'mp3' }),
      'a bulk download of its episode': () =>
        theirs.bulkDownloads.start({ audio_playlist_ids: [episode.playlist_id] }),
      'an episode with ids of its own address': () =>
        theirs.episodes.create({
          ...ownEpisode,
          events: [logged.resource_uri.replace(owner.slug, stranger.slug)],
        }),
    };
    const found = await outcomes(calls);
    for (const [name, status] of Object.entries(found))
      expect([name, [400, 404, 410].includes(Number(status))]).toEqual([name, true]);
    expect(
      await theirs.audioEvents.bulkDelete([uploaded.id]).then(
        ({ deleted }) => deleted,
        () => [],
      ),
    ).toEqual([]);
    expect((await own.audioEvents.list({ cart__type_name: 'UPLOAD' })).objects.map(({ id }) => id)).toContain(
      uploaded.id,
    );
  });

  it('has audio, previews and files that no address of a stranger opens', async () => {
    const { logged, episode, draft, job } = property;
    const { username, apikey } = await theirs.sessions.signIn(stranger.username, stranger.password);
    secrets.push(apikey);
    const headers = { authorization: `ApiKey ${username}:${apikey}` };
    for (const slug of [owner.slug, stranger.slug]) {
      for (const path of [
        `event/${logged.id}.m3u8`,
        `event/${logged.id}/init.mp4`,
        `event/${logged.id}/0.m4s`,
        `api/v1/event/${logged.id}/peaks.json`,
        `playlist/dl/${episode.playlist_id}.mp3`,
        `playlistcache/${job}.mp3`,
      ]) {
        const answer = await listening(`${station.url}/${slug}/${path}`, { headers });
        expect([path, answer.status]).toEqual([path, 404]);
      }
    }
    // Public resources are public only at their own address, and only once they are published.
    const media = (slug: string, id: number) => fetch(`${station.url}/${slug}/audio/${id}.mp3`);
    expect((await media(owner.slug, episode.playlist_id)).status).toBe(200);
    expect((await media(stranger.slug, episode.playlist_id)).status).toBe(404);
    expect((await media(owner.slug, draft.playlist_id)).status).toBe(404);
    const image = new URL(property.image.location, station.url);
    const borrowed = await fetch(new URL(image.pathname.replace(owner.slug, stranger.slug), station.url));
    expect(borrowed.status).toBe(404);
  });

  it('has feeds and players only at its own address', async () => {
    const { feed, widget, episode } = property;
    expect(await own.feeds.get(feed.id)).toContain(episode.name);
    expect(await outcome(theirs.feeds.get(feed.id))).toBe(404);
    expect((await own.widgets.get({ zone: widget.id })).playlists).toHaveLength(1);
    expect(await outcome(theirs.widgets.get({ zone: widget.id }))).toBe(404);
    expect(await outcome(theirs.widgets.get({ playlist_id: episode.playlist_id }))).toBe(404);
  });

  it('has a live channel that a stranger cannot open, and whose events go to no other station', async () => {
    const { username, apikey } = await theirs.sessions.signIn(stranger.username, stranger.password);
    const headers = { authorization: `ApiKey ${username}:${apikey}` };
    const channel = (id: string) => `${station.url}/sessions/${id}?format=json`;
    const refused = await listening(channel(owner.sessionId), { headers });
    const absent = await listening(channel('a'.repeat(30)), { headers });
    expect([refused.status, await refused.text()]).toEqual([404, await absent.text()]);

    const heard = await hear(theirs, 'show_changed');
    const before = await theirs.shows.create({ title: 'A mountain show before' });
    await heard.until(({ show_id }) => show_id === before.id);
    const hidden = await own.shows.create({ title: `${property.mark} quiet` });
    const after = await theirs.shows.create({ title: 'A mountain show after' });
    await heard.until(({ show_id }) => show_id === after.id);
    expect(heard.messages.map(({ show_id }) => show_id)).not.toContain(hidden.id);
  });

  it('is unchanged afterwards, and no response contained its data', async () => {
    const { show, episode, tag, group, schedule, holiday, runId, mark } = property;
    expect((await own.shows.get(show.id)).title).toBe(show.title);
    expect(await own.episodes.get(episode.playlist_id)).toMatchObject({
      name: episode.name,
      status: 'published',
      version: episode.version,
    });
    expect((await own.tags.list()).objects).toEqual([tag]);
    const [kept] = await own.schedules.list();
    expect(kept).toMatchObject({
      title: schedule.title,
      active: 1,
      holidays: [holiday],
      last_run: { id: runId, outcome: 'skipped' },
    });
    expect((await own.categories.list()).objects.find(({ id }) => id === group.id)).toEqual(group);
    const lists = everyList(theirs, stranger.slug, property.mark);
    expect(await outcomes(lists)).toEqual(all(lists, 'answered'));
    expect(answers.length).toBeGreaterThan(80);
    for (const text of [mark, owner.name, owner.email, owner.username]) {
      expect(answers.filter((answer) => answer.includes(text))).toEqual([]);
    }
  });
});

describe('secrets', () => {
  it('appear in no log line and in no error, however they are sent', async () => {
    const { username, password } = owner;
    const signedIn = await own.sessions.signIn(username, password);
    const [entry] = signedIn.stations;
    if (!entry) throw new Error('There was to be a station.');
    const entered = await fetch(own.sessions.enterAddress(signedIn, entry, `/${owner.slug}/`, true), {
      redirect: 'manual',
    });
    const cookie = /=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
    secrets.push(signedIn.apikey, cookie);
    const errors: string[] = [];
    const wrong = 'a wrong password';
    secrets.push(wrong);
    const tries: [string, RequestInit?][] = [
      [
        '/stations/api/v1/get_stations.json',
        { headers: { authorization: `Basic ${btoa(`${username}:${wrong}`)}` } },
      ],
      [`/${owner.slug}/api/v1/settings/?username=${username}&api_key=${encodeURIComponent(signedIn.apikey)}`],
      [
        `/${owner.slug}/playlist/dl/999.mp3?username=${username}&api_key=${encodeURIComponent(signedIn.apikey)}`,
      ],
      [
        `/${owner.slug}/api/v1/show/999/`,
        { headers: { authorization: `ApiKey ${username}:${signedIn.apikey}x` } },
      ],
      [
        `/${owner.slug}/api/v1/show/`,
        {
          method: 'POST',
          headers: { cookie: `${cookie}`, authorization: 'Custom' },
          body: `{"password":"${wrong}"`,
        },
      ],
      [
        `/${owner.slug}/api/v1/show/999/`,
        {
          headers: {
            cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '',
            authorization: 'Custom',
          },
        },
      ],
    ];
    for (const [path, init] of tries) {
      const answer = await fetch(new URL(path, station.url), init);
      errors.push(await answer.text());
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
    for (const client of [own, theirs]) client.live.close();
    await station.stop();
    const output = station.output();
    expect(output.split('\n').length).toBeGreaterThan(200);
    // Titles and names are private too; only a user's search appears in the address that they requested.
    const named = output
      .split('\n')
      .filter((line) => line.includes(property.mark) && !line.includes('search='));
    expect(named).toEqual([]);
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
    for (const secret of secrets) {
      for (const form of [secret, encodeURIComponent(secret), btoa(`${username}:${secret}`)]) {
        expect(output.includes(form)).toBe(false);
        expect(errors.some((text) => text.includes(form))).toBe(false);
      }
    }
  });
});
