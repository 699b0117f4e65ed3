import { describe, expect, it } from 'vitest';
import { tokenResponse, tokens as tokensSchema, type TokenResponse, type Tokens } from '@postkit/sdk/schema';
import { systemClock, type Clock } from '../../platform/clock.ts';
import {
  adminPassword,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  startStation,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { storedText } from '../../testing/stored-text.ts';

const origin = 'https://newsroom.example';
const otherOrigin = 'https://studio.example';
const path = '/stations/api/v1/token/';
const minute = 60_000;

const { server: station } = stationTest(() => ({
  clock,
  env: { POSTKIT_ALLOWED_ORIGINS: `${origin},${otherOrigin}` },
}));
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };

function requestToken(name: string, password: string, from: string | null = origin): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return station.call(path, {
    method: 'POST',
    headers: { authorization, ...(from === null ? {} : { origin: from }) },
  });
}

async function signIn(name = 'admin', password = adminPassword, from = origin): Promise<TokenResponse> {
  const response = await requestToken(name, password, from);
  expect(response.status).toBe(200);
  return tokenResponse.parse(await response.json());
}

function requestRefresh(refresh_token: string, from: string | null = origin): Promise<Response> {
  const headers = from === null ? {} : { origin: from };
  return station.call(`${path}refresh/`, { method: 'POST', json: { refresh_token }, headers });
}

async function refresh(token: string): Promise<Tokens> {
  const response = await requestRefresh(token);
  expect(response.status).toBe(200);
  return tokensSchema.parse(await response.json());
}

const bearer = (token: string, from: string | null = origin) => ({
  authorization: `Bearer ${token}`,
  ...(from === null ? {} : { origin: from }),
});

async function statusOf(
  headers: Record<string, string>,
  at = `/${station.slug}/api/v1/settings/`,
  method = 'GET',
): Promise<number> {
  return (await station.call(at, { method, headers })).status;
}

describe('access tokens', () => {
  it('are given for a password to a page on an allowed origin, with its stations and without a key', async () => {
    const response = await requestToken('admin', adminPassword);
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
    ]).toEqual([200, 'no-store', null]);
    const signedIn = (await response.json()) as TokenResponse & { apikey?: string };
    expect(signedIn.apikey).toBeUndefined();
    expect(signedIn).toMatchObject({
      username: 'admin',
      expires_in: 600,
      stations: [{ station: station.slug }],
    });
    expect(await statusOf(bearer(signedIn.access_token))).toBe(200);
  });

  it('are refused to other origins, to programs, and for a wrong password', async () => {
    for (const from of ['https://evil.example', 'null', null]) {
      const response = await requestToken('admin', adminPassword, from);
      expect([response.status, await response.json()]).toEqual([
        403,
        { error_message: expect.stringContaining('POSTKIT_ALLOWED_ORIGINS') },
      ]);
    }
    expect((await requestToken('admin', 'wrong')).status).toBe(401);
  });

  it('work from the origin that signed in only', async () => {
    const { access_token: token } = await signIn();
    for (const from of [otherOrigin, 'https://evil.example', 'null', null])
      expect(await statusOf(bearer(token, from))).toBe(401);
  });

  it('expire after ten minutes', async () => {
    const { access_token: token } = await signIn();
    time += 10 * minute - 1;
    expect(await statusOf(bearer(token))).toBe(200);
    time += 1;
    expect(await statusOf(bearer(token))).toBe(401);
  });

  it('are no cookie, no key and no part of an address', async () => {
    const { access_token: token, refresh_token: refreshToken } = await signIn();
    for (const secret of [token, refreshToken]) {
      expect(await statusOf({ origin, authorization: 'Custom', cookie: `postkit_session=${secret}` })).toBe(
        401,
      );
      expect(await statusOf({ origin, authorization: `ApiKey admin:${secret}` })).toBe(401);
      const query = new URLSearchParams({
        username: 'admin',
        api_key: secret,
        current_station: station.slug,
      });
      expect(await statusOf({ origin }, `/stations/api/v1/do_login/?${query}`)).toBe(401);
      expect(await statusOf({ origin }, `/${station.slug}/playlist/dl/1.mp3?${query}`)).not.toBe(200);
    }
    expect(await statusOf(bearer(refreshToken))).toBe(401);
  });

  it('create no longer-lived credential', async () => {
    const { access_token: token, address_key: addressKey } = await signIn();
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    const created = await station.call('/stations/api/v1/api_key/', {
      method: 'POST',
      headers,
      json: { name: 'Stolen' },
    });
    expect(created.status).toBe(403);
    const entered = await station.call(`/stations/api/v1/do_login/?current_station=${station.slug}`, {
      headers: bearer(token),
    });
    expect([entered.status, entered.headers.get('set-cookie')]).toEqual([403, null]);
    const { apikey } = (await (
      await station.call(`/${station.slug}/api/v1/settings/`, { headers: bearer(token) })
    ).json()) as {
      apikey: string;
    };
    for (const key of [apikey, addressKey]) {
      expect(await statusOf({ authorization: `ApiKey admin:${key}` })).toBe(401);
      const query = new URLSearchParams({ username: 'admin', api_key: key, current_station: station.slug });
      expect(await statusOf({}, `/stations/api/v1/do_login/?${query}`)).toBe(401);
    }
  });

  it('hide another station, and follow role and licence', async () => {
    const other = await makeStation(station);
    const user = await makeUser(station, {
      stations: [{ stationId: station.features.accounts.stationAt(station.slug).id, licence: 'podcast' }],
    });
    const { access_token: token } = await signIn(user.username, user.password);
    expect(await statusOf(bearer(token), `/${other.slug}/api/v1/settings/`)).toBe(404);
    expect(await statusOf(bearer(token), `/${station.slug}/api/v1/logger/`)).toBe(403);
    expect(await statusOf(bearer(token), `/${station.slug}/api/v1/show/really_all.json`)).toBe(200);
  });

  it('open the live channel', async () => {
    const { access_token: token } = await signIn();
    const { sessionId } = station.features.accounts.stationAt(station.slug);
    const stream = await station.call(`/sessions/${sessionId}?format=json`, { headers: bearer(token) });
    expect([stream.status, stream.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    await stream.body?.cancel();
  });
});

describe('address keys', () => {
  it('open the addresses of files and the live channel, and nothing else', async () => {
    const { address_key: key } = await signIn();
    const query = new URLSearchParams({ username: 'admin', api_key: key });
    const { sessionId } = station.features.accounts.stationAt(station.slug);
    const stream = await station.call(`/sessions/${sessionId}?format=json&${query}`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    // Authorised: the episode does not exist.
    expect(await statusOf({}, `/${station.slug}/playlist/dl/1.mp3?${query}`)).toBe(404);
    expect(await statusOf({}, `/${station.slug}/api/v1/settings/?${query}`)).toBe(401);
    expect(
      await statusOf(
        {},
        `/${station.slug}/playlist/dl/1.mp3?${new URLSearchParams({ username: 'another', api_key: key })}`,
      ),
    ).toBe(401);
  });
});

describe('refresh tokens', () => {
  it('are exchanged for new tokens of the same session', async () => {
    const first = await signIn();
    time += 20 * minute;
    const second = await refresh(first.refresh_token);
    expect(await statusOf(bearer(second.access_token))).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(second.refresh_token)).username).toBe('admin');
  });

  it('may be repeated for half a minute, for a lost response and a second tab', async () => {
    const first = await signIn();
    await refresh(first.refresh_token);
    time += minute / 2;
    const again = await refresh(first.refresh_token);
    expect(await statusOf(bearer(again.access_token))).toBe(200);
  });

  it('end the whole session when a used one is used again', async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    time += minute;
    expect((await requestRefresh(first.refresh_token)).status).toBe(401);
    expect(await statusOf(bearer(second.access_token))).toBe(401);
    expect((await requestRefresh(second.refresh_token)).status).toBe(401);
  });

  it('end the whole session when another origin uses one', async () => {
    const signedIn = await signIn();
    expect((await requestRefresh(signedIn.refresh_token, otherOrigin)).status).toBe(401);
    expect(await statusOf(bearer(signedIn.access_token))).toBe(401);
    expect((await requestRefresh(signedIn.refresh_token)).status).toBe(401);
  });

  it('are refused to programs and origins that are not allowed, without ending the session', async () => {
    const signedIn = await signIn();
    for (const from of [null, 'https://evil.example'])
      expect((await requestRefresh(signedIn.refresh_token, from)).status).toBe(403);
    expect((await requestRefresh('made.up')).status).toBe(401);
    expect(await statusOf(bearer(signedIn.access_token))).toBe(200);
  });

  it('expire after a day without use', async () => {
    const { refresh_token: token } = await signIn();
    time += 24 * 60 * minute;
    expect((await requestRefresh(token)).status).toBe(401);
  });

  it('are stored as hashes, and access tokens not at all', async () => {
    const signedIn = await signIn();
    const next = await refresh(signedIn.refresh_token);
    await station.context.db.transaction(async () => {});
    const stored = await storedText(station);
    for (const token of [signedIn.refresh_token, next.refresh_token, next.access_token, next.address_key]) {
      for (const part of token.split('.').filter((text) => text.length > 20))
        expect(stored).not.toContain(part);
    }
  });
});

describe('tokens end', () => {
  const ended = async ({
    access_token: token,
    refresh_token: refreshToken,
    address_key: key,
    username,
  }: Tokens) => {
    const query = new URLSearchParams({ username, api_key: key });
    expect(await statusOf(bearer(token))).toBe(401);
    expect((await requestRefresh(refreshToken)).status).toBe(401);
    expect(await statusOf({}, `/${station.slug}/playlist/dl/1.mp3?${query}`)).toBe(401);
  };

  it('at the sign-out, which leaves the cookie of the browser alone', async () => {
    const signedIn = await signIn();
    const response = await station.call('/stations/api/v1/logout/', {
      headers: bearer(signedIn.access_token),
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    await ended(signedIn);
  });

  it.each([
    ['when an admin sets a new password', { password: 'another one 4711' }],
    [
      'when an admin disables the user',
      { disabled: 1 as const, stations: [], password: 'something random 8471' },
    ],
  ])('%s', async (_when, change) => {
    const user = await makeUser(station);
    const signedIn = await signIn(user.username, user.password);
    expect(await statusOf(bearer(signedIn.access_token))).toBe(200);
    const admin = await station.signIn();
    const listed = (await listUsers(station, admin)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user is not in the list.');
    await saveUser(station, admin, payloadOf(listed, change));
    await ended(signedIn);
  });

  it('when the operator removes the origin', async () => {
    const first = await startStation({ env: { POSTKIT_ALLOWED_ORIGINS: origin } });
    const authorization = `Basic ${Buffer.from(`admin:${adminPassword}`).toString('base64')}`;
    const response = await first.call(path, { method: 'POST', headers: { authorization, origin } });
    const { access_token: token, refresh_token: refreshToken } = tokenResponse.parse(await response.json());
    await first.stop();
    const second = await startStation({ dataDir: first.dataDir });
    const settings = await second.call(`/${second.slug}/api/v1/settings/`, { headers: bearer(token) });
    const refreshed = await second.call(`${path}refresh/`, {
      method: 'POST',
      json: { refresh_token: refreshToken },
      headers: { origin },
    });
    expect([settings.status, refreshed.status]).toEqual([401, 403]);
    await second.close();
  });
});
