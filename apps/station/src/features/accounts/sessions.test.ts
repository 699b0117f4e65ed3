import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../platform/clock.ts';
import {
  listenLive,
  makeStation,
  makeUser,
  requestSignIn,
  startStation,
  type SignedIn,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { storedText } from '../../testing/stored-text.ts';
import type { AccountTables } from './account-tables.ts';

const { server: station } = stationTest(() => ({ clock }));
let time = Date.UTC(2026, 0, 5, 12);
/** A clock that only moves by hand, without timers that would fire while weeks pass. */
const clock: Clock = { ...systemClock, now: () => time };

const day = 24 * 3_600_000;
const settings = () => `/${station.slug}/api/v1/settings/`;

function enter(
  who: Pick<SignedIn, 'username' | 'key'>,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const requested = new URLSearchParams({
    username: who.username,
    api_key: who.key,
    current_station: station.slug,
    ...query,
  });
  return station.call(`/stations/api/v1/do_login/?${requested.toString()}`, { headers });
}

async function cookieOf(who: SignedIn): Promise<string> {
  const [cookie = ''] = (await enter(who)).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

/** Without fetch, which adds its own `Sec-Fetch-Mode`. */
async function statusWith(headers: Record<string, string>, url = settings()): Promise<number> {
  return (
    await station.context.http.inject({ url, headers: { host: new URL(station.url).host, ...headers } })
  ).statusCode;
}

describe('entering a station', () => {
  it('AUTH-030 sets the session cookie and redirects to the editor', async () => {
    const response = await enter(await station.signIn());
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/${station.slug}/audio-editor`);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^postkit_session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/a\\b',
  ])('does not redirect to %j', async (path) => {
    const response = await enter(await station.signIn(), { redirect_path: path });
    expect(response.headers.get('location')).toBe(`/${station.slug}/audio-editor`);
  });

  it('AUTH-031 redirects to a path of this host, without the key', async () => {
    const response = await enter(await station.signIn(), {
      redirect_path: `/${station.slug}/shows?sort=title&api_key=secret&username=x#top`,
    });
    expect(response.headers.get('location')).toBe(`/${station.slug}/shows?sort=title#top`);
  });

  it('refuses a wrong key even with a valid cookie, and a station without an entry', async () => {
    const signedIn = await station.signIn();
    const cookie = await cookieOf(signedIn);
    const wrong = { username: signedIn.username, key: `${signedIn.key}x` };
    expect((await enter(wrong, {}, { cookie, 'sec-fetch-mode': 'navigate' })).status).toBe(401);
    const foreign = await makeStation(station, {
      companyId: await station.features.accounts.addCompany('Other'),
    });
    expect((await enter(signedIn, { current_station: foreign.slug })).status).toBe(404);
  });
});

describe('authentication', () => {
  it('AUTH-044 AUTH-045 accepts Authorization: ApiKey username:key, and the email in place of the username', async () => {
    const { key } = await station.signIn();
    expect(await statusWith({ authorization: `ApiKey admin:${key}` })).toBe(200);
    expect(await statusWith({ authorization: `ApiKey admin@localhost:${key}` })).toBe(200);
    expect(await statusWith({ authorization: `ApiKey somebody:${key}` })).toBe(401);
    expect(await statusWith({ authorization: 'ApiKey admin:' })).toBe(401);
  });

  it('AUTH-046 AUTH-048 accepts the query form only on routes that a browser opens directly', async () => {
    const { key } = await station.signIn();
    const query = `username=admin&api_key=${key}`;
    expect(await statusWith({}, `/${station.slug}/api/v1/post_login.html?${query}`)).toBe(204);
    expect(await statusWith({}, `${settings()}?${query}`)).toBe(401);
  });

  it('AUTH-047 AUTH-048 accepts the cookie with the Custom header, and without it only from the user or this host', async () => {
    const cookie = await cookieOf(await station.signIn());
    expect(await statusWith({ cookie, authorization: 'Custom' })).toBe(200);
    expect(await statusWith({ cookie })).toBe(401);
    expect(await statusWith({ cookie, 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' })).toBe(
      401,
    );
    expect(await statusWith({ cookie, 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' })).toBe(
      200,
    );
    expect(await statusWith({ cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' })).toBe(200);
    expect(await statusWith({ cookie, referer: `${station.url}/shows` })).toBe(200);
    expect(await statusWith({ cookie, referer: 'http://evil.example/' })).toBe(401);
    const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
    const write = {
      method: 'POST',
      url: `/${station.slug}/api/v1/playlistcategory/`,
      payload: { name: 'x' },
      headers,
    } as const;
    expect((await station.context.http.inject(write)).statusCode).toBe(401);
  });

  it('accepts no cookie or key that another secret signed', async () => {
    const { key } = await station.signIn();
    const [subject = '', end = '', mac = ''] = key.split('.');
    const later = (Number.parseInt(end, 36) + 3_600_000).toString(36);
    expect(await statusWith({ authorization: `ApiKey admin:${subject}.${later}.${mac}` })).toBe(401);
    expect(await statusWith({ authorization: `ApiKey admin:pk_${'A'.repeat(43)}` })).toBe(401);
    expect(await statusWith({ authorization: 'Custom', cookie: `postkit_session=${subject}.${mac}` })).toBe(
      401,
    );
    expect(await statusWith({ authorization: 'Custom', cookie: `postkit_session=${subject}` })).toBe(401);
  });

  it('AUTH-033 post_login accepts the query form together with the header', async () => {
    const { key, authorization } = await station.signIn();
    const path = `/${station.slug}/api/v1/post_login.html?username=admin&api_key=${key}`;
    expect((await station.call(path, { headers: { authorization } })).status).toBe(204);
  });
});

describe('sessions', () => {
  it('AUTH-041 logged_in reports whether the caller may use the station, and never refuses', async () => {
    const signedIn = await station.signIn();
    const path = `/${station.slug}/api/v1/logged_in`;
    expect(await (await station.call(path, { as: signedIn })).json()).toEqual({ logged_in: true });
    expect(await (await station.call(path)).json()).toEqual({ logged_in: false });
    expect(await (await station.call('/elsewhere/api/v1/logged_in', { as: signedIn })).json()).toEqual({
      logged_in: false,
    });
  });

  it('AUTH-042 SHELL-041 logout ends the session, its cookie and its key, and no other session', async () => {
    const [one, other] = [await station.signIn(), await station.signIn()];
    const cookie = await cookieOf(one);
    const answer = await station.call('/stations/api/v1/logout/', {
      headers: { cookie, authorization: 'Custom' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^postkit_session=; .*Max-Age=0/);
    expect(await statusWith({ cookie, authorization: 'Custom' })).toBe(401);
    expect(await statusWith({ authorization: one.authorization })).toBe(401);
    expect(await statusWith({ authorization: other.authorization })).toBe(200);
  });

  it('ends its open streams when it ends', async () => {
    const signedIn = await station.signIn();
    const live = await listenLive(station, signedIn);
    await station.call('/stations/api/v1/logout/', { as: signedIn });
    await expect(live.next('tag_changed')).rejects.toThrow('The live channel ended.');
  });

  it('is not ended by a link on another site', async () => {
    const signedIn = await station.signIn();
    const cookie = await cookieOf(signedIn);
    const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    await station.context.http.inject({ url: '/stations/api/v1/logout/', headers });
    expect(await statusWith({ cookie, authorization: 'Custom' })).toBe(200);
  });

  it('is extended while it is used, its key expires within a day, and it expires without use', async () => {
    const signedIn = await station.signIn();
    const cookie = await cookieOf(signedIn);
    for (let used = 0; used < 4; used += 1) {
      time += 10 * day;
      expect(await statusWith({ cookie, authorization: 'Custom' })).toBe(200);
    }
    expect(await statusWith({ authorization: signedIn.authorization })).toBe(401);
    time += 15 * day;
    expect(await statusWith({ cookie, authorization: 'Custom' })).toBe(401);
  });

  it('stores neither session ids nor keys, and protects its secret', async () => {
    const { key } = await station.signIn();
    await station.context.db.transaction(async () => {});
    const stored = await storedText(station);
    for (const part of key.split('.').filter((text) => text.length > 20)) expect(stored).not.toContain(part);
    expect((await stat(join(station.dataDir, 'server-secret'))).mode & 0o777).toBe(0o600);
  });

  it('refuses a disabled user', async () => {
    const user = await makeUser(station);
    const signedIn = await user.signIn();
    const users = station.context.db.tables<AccountTables>().updateTable('users');
    await users.set({ disabled: 1 }).where('id', '=', user.id).execute();
    expect(await statusWith({ authorization: signedIn.authorization })).toBe(401);
    const signIn = (password: string) => requestSignIn(station.url, user.username, password);
    expect((await signIn('wrong')).status).toBe(401);
    const refused = await signIn(user.password);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error_message: expect.stringMatching(/^This account is disabled\./) },
    ]);
  });

  it('survives a restart of the server', async () => {
    const first = await startStation();
    const signedIn = await first.signIn();
    await first.stop();
    const second = await startStation({ dataDir: first.dataDir });
    expect(second.firstAdmin).toBeNull();
    expect((await second.call(`/${second.slug}/api/v1/settings/`, { as: signedIn })).status).toBe(200);
    await second.close();
  });
});

describe('API keys', () => {
  it('are shown once, work, record their last use, and end when they are revoked', async () => {
    const signedIn = await station.signIn();
    const path = '/stations/api/v1/api_key/';
    const created = await (
      await station.call(path, { method: 'POST', as: signedIn, json: { name: 'Imports' } })
    ).json();
    const { id, api_key: key } = created as { id: number; api_key: string };
    const authorization = `ApiKey admin:${key}`;
    expect(await statusWith({ authorization })).toBe(200);
    const listed = await (await station.call(path, { as: signedIn })).text();
    expect(listed).not.toContain(key);
    expect(JSON.parse(listed)).toMatchObject({
      meta: { total_count: 1 },
      objects: [{ id, name: 'Imports', last_used_at: Math.floor(clock.now() / 1000) }],
    });
    const derived = (
      (await (await station.call(settings(), { headers: { authorization } })).json()) as { apikey: string }
    ).apikey;
    expect(await statusWith({ authorization: `ApiKey admin:${derived}` })).toBe(200);

    const other = await (await makeUser(station)).signIn();
    expect((await station.call(`${path}${id}/`, { method: 'DELETE', as: other })).status).toBe(404);
    expect((await station.call(`${path}${id}/`, { method: 'DELETE', as: signedIn })).status).toBe(204);
    expect(await statusWith({ authorization })).toBe(401);
    expect(await statusWith({ authorization: `ApiKey admin:${derived}` })).toBe(401);
  });
});
