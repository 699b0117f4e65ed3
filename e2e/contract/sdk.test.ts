import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type ClientOptions, type HttpError, type PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { failureOf } from '../support/failure-of.ts';
import type { StationProcess } from '../support/station-process.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf, type Tenant } from '../support/tenants.ts';

let started: TenantStation;
let station: StationProcess;
let tenant: Tenant;
let client: PostKitClient;

beforeAll(async () => {
  started = await startTenantStation();
  ({ station, tenant, client } = started);
}, 90_000);

afterAll(async () => started?.[Symbol.asyncDispose]());

const pathOf = (address: string) => new URL(address, station.url).pathname;

describe('addresses', () => {
  it('SHELL-003 a call of a station is below its slug, and one of the installation at its plain address', async () => {
    const asked: string[] = [];
    const watched = await clientOf(station.url, tenant, {
      fetch: async (input, init) => {
        asked.push(pathOf(input instanceof Request ? input.url : String(input)));
        return fetch(input, init);
      },
    });
    await watched.shows.list();
    expect(asked).toEqual([
      '/stations/api/v1/get_stations.json',
      `/${tenant.slug}/api/v1/settings/`,
      `/${tenant.slug}/api/v1/show/really_all.json`,
    ]);
  });
});

describe('sessions', () => {
  it('AUTH-008 AUTH-010 AUTH-011 signIn checks name and password and lists the stations they open', async () => {
    const visitor = createClient({ baseUrl: station.url, validate: schema });
    for (const name of [tenant.username, tenant.email]) {
      const signedIn = await visitor.sessions.signIn(name, tenant.password);
      expect(signedIn).toMatchObject({
        username: tenant.username,
        stations: [{ station: tenant.slug, title: tenant.name }],
      });
      expect(signedIn.apikey).not.toBe('');
    }
  });

  it('AUTH-054 a wrong password is an HttpError 401 without a call of onUnauthorized', async () => {
    const reports: HttpError[] = [];
    const visitor = createClient({ baseUrl: station.url, onUnauthorized: (error) => reports.push(error) });
    const error = await failureOf(visitor.sessions.signIn(tenant.username, 'not the password'));
    expect(error).toMatchObject({
      status: 401,
      code: 'unauthorized',
      message: '401: Invalid email or password.',
    });
    expect(reports).toEqual([]);
  });

  it('enterAddress responds to a browser with 302 and the session cookie, which then works', async () => {
    const signedIn = await client.sessions.signIn(tenant.username, tenant.password);
    const [entry] = signedIn.stations;
    if (!entry) throw new Error('There was to be a station.');
    const answer = await fetch(client.sessions.enterAddress(signedIn, entry, `/${tenant.slug}/shows`, true), {
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(pathOf(answer.headers.get('location') ?? '')).toBe(`/${tenant.slug}/shows`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);

    const browser = createClient({
      baseUrl: station.url,
      station: tenant.slug,
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(await browser.sessions.loggedIn()).toBe(true);
    expect((await browser.settings.get()).settings.username).toBe(tenant.username);
  });

  it('AUTH-041 AUTH-042 SHELL-041 loggedIn reports whether a user is signed in, and signOut ends their key', async () => {
    const leaving = await clientOf(station.url, tenant);
    expect(await leaving.sessions.loggedIn()).toBe(true);
    await leaving.sessions.signOut();
    expect(await leaving.sessions.loggedIn()).toBe(false);
    expect(await failureOf(leaving.shows.list())).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await client.sessions.loggedIn()).toBe(true);
  });

  it('AUTH-033 postLogin records an entry by key', async () => {
    const signedIn = await client.sessions.signIn(tenant.username, tenant.password);
    await client.sessions.postLogin(signedIn, tenant.slug);
    const stranger = { ...signedIn, apikey: 'nonsense' };
    expect(await failureOf(client.sessions.postLogin(stranger, tenant.slug))).toMatchObject({ status: 401 });
  });
});

describe('apiKeys', () => {
  it('are created once, listed without their secret, used, and revoked', async () => {
    const made = await client.apiKeys.create('A script');
    const { objects } = await client.apiKeys.list();
    expect(objects).toContainEqual(expect.objectContaining({ id: made.id, name: 'A script' }));
    expect(JSON.stringify(objects)).not.toContain(made.api_key);

    const script = createClient({
      baseUrl: station.url,
      station: tenant.slug,
      credentials: { username: made.username, apiKey: made.api_key },
    });
    expect((await script.settings.get()).settings.email).toBe(tenant.email);
    await client.apiKeys.revoke(made.id);
    expect(await failureOf(script.settings.get())).toMatchObject({ status: 401 });
    expect(await failureOf(client.apiKeys.revoke(made.id))).toMatchObject({ status: 404 });
  });
});

describe('settings', () => {
  it('SHELL-057 SHELL-063 have every field of the specification', async () => {
    const { settings } = await client.settings.get();
    expect(Object.keys(settings).toSorted()).toEqual(Object.keys(schema.settings.shape).toSorted());
    expect(settings).toMatchObject({
      username: tenant.username,
      email: tenant.email,
      station_name: tenant.name,
      timezone: 'Europe/Berlin',
    });
    expect(settings.station_list).toEqual([
      expect.objectContaining({ station: tenant.slug, admin: true, podcastOnly: false }),
    ]);
  });

  it('SHELL-058 return the versions of their headers', async () => {
    const { versions } = await client.settings.get();
    for (const version of Object.values(versions)) expect(version).toMatch(/^[\w.-]+$/);
  });

  it('SHELL-064 return the features as flags, from JSON text on the wire', async () => {
    const { settings } = await client.settings.get();
    expect(settings.features).toBeTypeOf('object');
  });

  it('LIVE-008 KIT-017 compute the session id of the station name, which calls then send', async () => {
    const sent: (string | undefined)[] = [];
    const watched = await clientOf(station.url, tenant, {
      hooks: { onRequest: ({ headers }) => void sent.push(headers['X-Session-Id']) },
    });
    await watched.tags.list();
    expect(watched.transport.sessionId()).toBe(tenant.sessionId);
    expect(sent.at(-1)).toBe(tenant.sessionId);
  });
});

describe('shows', () => {
  it('SHOWS-021 SHOWS-022 are created, read, listed and changed', async () => {
    const made = await client.shows.create({
      title: 'Harbour Talk',
      description: 'About boats',
      language_override: 'en',
    });
    expect(await client.shows.get(made.id)).toEqual(made);
    expect(await client.shows.list()).toContainEqual(
      expect.objectContaining({ id: made.id, title: 'Harbour Talk' }),
    );
    const changed = await client.shows.update(made.id, { title: 'Harbour Talks', version: made.version });
    expect(changed).toMatchObject({ title: 'Harbour Talks', description: 'About boats' });
    expect(changed.version).toBeGreaterThan(made.version);
  });

  it('refuse a change from an older version, and change nothing', async () => {
    const made = await client.shows.create({ title: 'Contested' });
    await client.shows.update(made.id, { title: 'First', version: made.version });
    expect(
      await failureOf(client.shows.update(made.id, { title: 'Second', version: made.version })),
    ).toMatchObject({ status: 409 });
    expect((await client.shows.get(made.id)).title).toBe('First');
  });
});

describe('tags', () => {
  const names = async () => (await client.tags.list()).objects.map(({ name }) => name);

  afterEach(async () => {
    for (const { id } of (await client.tags.list()).objects) await client.tags.delete(id);
  });

  it('TAGS-013 TAGS-014 are created and listed by name', async () => {
    await client.tags.create('beta');
    await client.tags.create('Alpha');
    expect(await names()).toEqual(['Alpha', 'beta']);
  });

  it('TAGS-015 TAGS-016 are renamed and deleted', async () => {
    const [beta, alpha] = [await client.tags.create('beta'), await client.tags.create('Alpha')];
    expect(await client.tags.rename(beta.id, 'Gamma')).toMatchObject({ id: beta.id, name: 'Gamma' });
    await client.tags.delete(alpha.id);
    expect(await names()).toEqual(['Gamma']);
  });
});

describe('categories', () => {
  const createGroup = (name: string) =>
    client.categories.create({ name, color: 'color-b', categories: [{ name: 'Reports' }] });

  it('CATS-022 CATS-023 groups are created and listed', async () => {
    const made = await createGroup('Spoken');
    expect((await client.categories.list()).objects).toContainEqual(made);
  });

  it('CATS-024 CATS-027 groups are changed and deleted', async () => {
    const made = await createGroup('Said');
    const changed = await client.categories.update(made.id, {
      name: 'Words',
      categories: [{ name: 'Reports' }, { name: 'Traffic' }],
    });
    expect(changed.categories.map(({ name }) => name)).toEqual(['Reports', 'Traffic']);
    await client.categories.delete(made.id);
    expect((await client.categories.list()).objects.map(({ id }) => id)).not.toContain(made.id);
  });
});

describe('destinations', () => {
  const createMegaphone = () =>
    client.connections.create({
      type: 'megaphone',
      title: 'Network',
      token: 'the-network-token',
      is_mp3: true,
    });

  it('SETUP-088 SETUP-089 SETUP-090 are created, read and listed without their token', async () => {
    const made = await createMegaphone();
    expect(made).toMatchObject({ type: 'megaphone', has_token: true });
    const read = await client.connections.get(made.id);
    expect(read).toEqual(made);
    expect((await client.connections.list()).objects).toContainEqual(made);
    expect(JSON.stringify(read)).not.toContain('the-network-token');
  });

  it('SETUP-037 SETUP-091 are changed and deleted', async () => {
    const made = await createMegaphone();
    expect(await client.connections.update(made.id, { title: 'New network' })).toMatchObject({
      title: 'New network',
      has_token: true,
    });
    await client.connections.delete(made.id);
    expect(await failureOf(client.connections.get(made.id))).toMatchObject({ status: 404 });
  });
});

describe('errors', () => {
  it("contain the message, the request and the station's id of the request", async () => {
    const error = await failureOf(client.shows.get(999_999));
    expect(error).toMatchObject({
      name: 'HttpError',
      status: 404,
      code: 'not_found',
      operation: 'shows.get',
    });
    expect(error.requestId).toMatch(/^[\w-]{8,}$/);
    expect(error.body).toEqual({ error_message: expect.any(String) });
  });

  it('name the invalid fields', async () => {
    const error = await failureOf(client.shows.create({ title: '  ', email: 'nobody' }));
    expect(error).toMatchObject({ status: 400, code: 'bad_request' });
    expect(error.fields).toMatchObject({
      title: ['A show needs a title.'],
      email: ['This is not an email address.'],
    });
  });

  it('AUTH-052 an unknown key is 401, and onUnauthorized is called', async () => {
    const reports: HttpError[] = [];
    const stranger = createClient({
      baseUrl: station.url,
      station: tenant.slug,
      credentials: { username: tenant.username, apiKey: 'nonsense' },
      onUnauthorized: (error) => reports.push(error),
    });
    const error = await failureOf(stranger.shows.list());
    expect(error).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(reports).toEqual([error]);
    expect(error.message).not.toContain('nonsense');
  });

  it('a call that the caller aborts is an AbortError, and an unreachable station a NetworkError', async () => {
    await expect(client.shows.list({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    const lost = createClient({ baseUrl: 'http://127.0.0.1:1', station: tenant.slug, retries: 0 });
    await expect(lost.shows.list()).rejects.toMatchObject({ code: 'network', name: 'NetworkError' });
  });
});

describe('retries', () => {
  /** A client behind its own network, which has no destination yet. */
  async function behindProxy(hooks: ClientOptions['hooks'] = {}) {
    const proxy = await startCuttingProxy();
    proxy.aim(station.url);
    const { username, api_key: apiKey } = await client.apiKeys.create('Behind a proxy');
    const far = createClient({
      baseUrl: proxy.url,
      station: tenant.slug,
      credentials: { username, apiKey },
      hooks,
    });
    return { proxy, far };
  }

  it('a write whose response was lost is sent again without a second effect', async () => {
    const failed = Promise.withResolvers<void>();
    const { proxy, far } = await behindProxy({ onError: () => failed.resolve() });
    const show = await client.shows.create({ title: 'For one' });
    proxy.cutAfter(1);
    const made = far.episodes.create({ show: show.resource_uri, name: 'Once only' }, { retries: 5 });
    await failed.promise;
    proxy.cutAfter(Infinity);
    const { playlist_id } = await made;
    const found = (await client.episodes.list({ show_id: show.id, type: 'draft' })).playlists;
    expect(found.map((episode) => episode.playlist_id)).toEqual([playlist_id]);
    await proxy.close();
  });

  it('a read whose response is dropped is sent again, unnoticed by the caller', async () => {
    const failed = Promise.withResolvers<void>();
    const { proxy, far } = await behindProxy({ onError: () => failed.resolve() });
    proxy.cutAfter(100);
    const listed = far.shows.list({ retries: 5 });
    await failed.promise;
    proxy.cutAfter(Infinity);
    expect(await listed).toEqual(await client.shows.list());
    await proxy.close();
  });

  it('a write that the station may have executed is not sent twice', async () => {
    const { proxy, far } = await behindProxy();
    proxy.cutAfter(1);
    const title = 'Made once';
    await expect(far.shows.create({ title }, { retries: 5 })).rejects.toMatchObject({ code: 'network' });
    expect((await client.shows.list()).filter((show) => show.title === title)).toHaveLength(1);
    await proxy.close();
  });
});
