import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { firstStation, startStation } from '../testing/index.ts';
import { makeEvent } from '../testing/make-event.ts';
import { stationTest } from '../testing/station-test.ts';
import { samplePath } from './sample-call.ts';
import '../testing/postgres/also-on-postgres.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
const reads = table.filter(
  ({ method, access, effect }) => method === 'GET' && access.role !== 'public' && !effect,
);
/** Reads whose response ends. */
const endingReads = reads.filter(({ responseKind }) => responseKind !== 'stream');
const effects = table.filter(({ effect }) => effect);
const writes = table.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
const rows = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

const elsewhere = ['cross-site', 'same-site'];
/** The ways in which a page makes a browser send a request: a link, a form, a frame, an image, a script's fetch. */
const ways = [
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
];

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));
let cookie: string;
beforeAll(async () => {
  const entered = await server.call(enterPath());
  cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

function enterPath(): string {
  const query = new URLSearchParams({
    username: admin.username,
    api_key: admin.key,
    current_station: server.slug,
  });
  return `/stations/api/v1/do_login/?${query.toString()}`;
}

/** Sends a request as a browser with the session cookie does; not with fetch, which adds headers of its own. */
async function browse(url: string, headers: Record<string, string>, method: Operation['method'] = 'GET') {
  const answer = await server.context.http.inject({
    method,
    url,
    headers: { host: new URL(server.url).host, cookie, ...headers },
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

function pathOf(operation: Operation): string {
  return samplePath(operation, { station: server.slug, sessionId: firstStation(server).sessionId });
}

async function isSignedIn(): Promise<boolean> {
  return (await browse(`/${server.slug}/api/v1/settings/`, { authorization: 'Custom' })).status === 200;
}

describe('the cookie alone, from a foreign page', () => {
  it.each(rows(reads))('opens nothing with %s', async (_id, operation) => {
    for (const site of elsewhere) {
      for (const way of ways) {
        const { status, headers } = await browse(pathOf(operation), { 'sec-fetch-site': site, ...way });
        const isLink = way['sec-fetch-dest'] === 'document' && operation.responseKind === 'file';
        // A link to a file gets a page that leads to it.
        const expected = isLink
          ? [200, 'text/html; charset=utf-8']
          : [401, 'application/json; charset=utf-8'];
        expect([site, way, status, headers['content-type']]).toEqual([site, way, ...expected]);
      }
    }
  });

  it.each(rows(effects))('triggers nothing with %s', async (_id, operation) => {
    for (const site of elsewhere) {
      for (const way of ways) {
        const { status, headers } = await browse(pathOf(operation), { 'sec-fetch-site': site, ...way });
        expect([site, way, status]).toEqual([site, way, 403]);
        expect(headers).not.toHaveProperty('set-cookie');
      }
    }
    expect((await browse(pathOf(operation), { referer: 'http://elsewhere.example/' })).status).toBe(403);
    for (const key of [
      'api_key=1',
      `username=${admin.username}&api_key=1`,
      'username=1',
      `api_key=${admin.key}`,
    ]) {
      const url = `${pathOf(operation)}${pathOf(operation).includes('?') ? '&' : '?'}${key}`;
      const { status, headers } = await browse(url, { 'sec-fetch-site': 'cross-site', ...ways[0] });
      expect([key, status, headers['set-cookie']]).toEqual([key, 403, undefined]);
    }
    expect(await isSignedIn()).toBe(true);
  });

  it.each(rows(writes))('changes nothing with %s', async (_id, operation) => {
    for (const site of [...elsewhere, 'none', 'same-origin']) {
      const { headers } = await browse(
        pathOf(operation),
        { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
        operation.method,
      );
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const { status } = await browse(pathOf(operation), { 'sec-fetch-site': 'cross-site' }, operation.method);
    expect(operation.access.role === 'public' || status === 401).toBe(true);
  });
});

describe('the cookie alone, from the address bar', () => {
  const address = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it.each(rows(endingReads))('opens %s', async (_id, operation) => {
    expect([401, 403]).not.toContain((await browse(pathOf(operation), address)).status);
  });

  it.each(rows(effects.filter(({ access }) => access.role !== 'public')))(
    'triggers nothing with %s',
    async (_id, operation) => {
      expect((await browse(pathOf(operation), address)).status).toBe(401);
      expect((await browse(pathOf(operation), {})).status).toBe(401);
    },
  );

  it.each(['logout/', 'single_sign_on/end/'])('does not sign the user out by %s', async (path) => {
    for (const headers of [address, {}]) {
      for (const key of ['', '?api_key=1', `?username=${admin.username}&api_key=1`]) {
        expect((await browse(`/stations/api/v1/${path}${key}`, headers)).headers).not.toHaveProperty(
          'set-cookie',
        );
      }
    }
    expect(await isSignedIn()).toBe(true);
  });
});

describe("the cookie alone, from the station's own page", () => {
  it.each(rows([...endingReads, ...effects.filter(({ access }) => access.role !== 'public')]))(
    'authorises %s',
    async (_id, operation) => {
      const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'audio' };
      expect([401, 403]).not.toContain((await browse(pathOf(operation), own)).status);
      expect([401, 403]).not.toContain(
        (await browse(pathOf(operation), { referer: `${server.url}/shows` })).status,
      );
    },
  );
});

describe('a link on another site', () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it('copies no event', async () => {
    const event = await makeEvent(server, { segments: 2 });
    const path = `/${server.slug}/event/${event.id}/clone.html`;
    const count = async () =>
      (await server.call(`/${server.slug}/api/v1/event/?limit=0`, { as: admin })).text();
    const before = await count();
    expect((await browse(path, link)).status).toBe(403);
    expect(await count()).toBe(before);
    expect((await browse(path, { ...link, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  it('to an analytics file, such as one in an email, leads there through a page of the station', async () => {
    const day = 'start_date=2026-01-01&end_date=2026-01-02';
    const asked = await server.call(
      `/${server.slug}/api/v1/csv/get_analytics_podcast_total.json?${day}&station_names=${server.slug}&time_zone=UTC`,
      { as: admin },
    );
    const { job_id: job } = (await asked.json()) as { job_id: string };
    await server.context.jobs.idle();
    const path = `/${server.slug}/api/v1/${job}/download_csv.csv`;
    const page = await browse(path, link);
    expect(page.body).toContain(`<meta http-equiv="refresh" content="0; url=${path}">`);
    const file = await browse(path, { ...link, 'sec-fetch-site': 'same-origin' });
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
    cookie = '';
    expect((await browse(path, { ...link, 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });
});

describe('entering a station from another site', () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it('asks first, and enters from the confirmation page', async () => {
    const asked = await browse(enterPath(), { ...link, referer: 'https://evil.example/' });
    expect(asked.status).toBe(403);
    expect(asked.headers).not.toHaveProperty('set-cookie');
    expect(asked.body).toContain('Continue as admin');
    const [, path = ''] = /<a href="([^"]+)">Continue/.exec(asked.body) ?? [];
    const continued = await browse(path.replaceAll('&amp;', '&'), {
      ...link,
      'sec-fetch-site': 'same-origin',
    });
    expect(continued.status).toBe(302);
    expect(continued.headers).toHaveProperty('set-cookie');
  });

  it.each([
    ['same-origin', { ...link, 'sec-fetch-site': 'same-origin' }, 302],
    ['the address bar', { ...link, 'sec-fetch-site': 'none' }, 302],
    ['a program', {}, 302],
    ['a sibling domain', { ...link, 'sec-fetch-site': 'same-site' }, 403],
    ['a page that hides its address', link, 403],
    ['plain http', { referer: 'http://evil.example/' }, 403],
  ])('from %s', async (_from, headers, status) => {
    expect((await browse(enterPath(), headers)).status).toBe(status);
  });

  it('enters at once from the sign-in site of the installation', async () => {
    const other = await startStation({
      clock: createFakeClock(),
      env: { POSTKIT_SIGN_IN_URL: 'https://login.example.org/post' },
    });
    const { username, key } = await other.signIn();
    const query = new URLSearchParams({ username, api_key: key, current_station: other.slug });
    const enter = async (referer: string) => {
      const headers = { host: new URL(other.url).host, ...link, referer };
      return (
        await other.context.http.inject({ url: `/stations/api/v1/do_login/?${query.toString()}`, headers })
      ).statusCode;
    };
    expect(await enter('https://login.example.org/')).toBe(302);
    expect(await enter('https://login.example.org.evil.example/')).toBe(403);
    await other.close();
  });
});
