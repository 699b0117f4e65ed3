import { describe, expect, it } from 'vitest';
import { auditPage, type ApiKey, type User, type UserSession } from '@postkit/sdk/schema';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { listUsers, makeUser, payloadOf, saveUser, type SignedIn } from '../../testing/index.ts';
import { type CreatedKey, type Credentials, keyCalls } from '../../testing/key-calls.ts';
import { ownFactors, startBrowser } from '../../testing/second-factor.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock }));
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };

const api = '/stations/api/v1';
const { createKey, enter, cookieOf, ownKeyOf } = keyCalls(() => server);

async function statusOf(
  headers: Credentials,
  path = `/${server.slug}/api/v1/settings/`,
  init: { method?: string; json?: object } = {},
) {
  const { json, method = json ? 'POST' : 'GET' } = init;
  return (await server.call(path, { method, headers, ...(json && { json }) })).status;
}

async function objects<Row>(headers: Credentials, path: string): Promise<Row[]> {
  const response = await server.call(`${api}/${path}/?limit=0`, { headers });
  return ((await response.json()) as { objects: Row[] }).objects;
}
const sessionsOf = (headers: Credentials) => objects<UserSession>(headers, 'user_session');
const keysOf = (headers: Credentials) => objects<ApiKey>(headers, 'api_key');
const revoke = (headers: Credentials, id: number) =>
  statusOf(headers, `${api}/api_key/${id}/`, { method: 'DELETE' });

async function newUser(overrides: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(server, overrides);
  const { authorization } = await user.signIn();
  return { ...user, headers: { authorization } };
}

async function memberOf(id: number): Promise<User> {
  const member = (await listUsers(server, admin)).find((one) => one.id === id);
  if (!member) throw new Error('The user is not in the list.');
  return member;
}

/** Everything that a key can begin, each by its name. */
const begun: readonly (readonly [what: string, begin: (key: CreatedKey) => Promise<Credentials>])[] = [
  ['the session of a browser', cookieOf],
  ['a second session', async (key) => (await cookieOf(key), cookieOf(key))],
  ["that session's own key", async (key) => (await ownKeyOf(await cookieOf(key))).headers],
  ['a key derived from it', async (key) => (await ownKeyOf(key.headers)).headers],
  ['the session of a derived key', async (key) => cookieOf(await ownKeyOf(key.headers))],
  ['a key that it created', async (key) => (await createKey(key.headers)).headers],
  ['a key that its session created', async (key) => (await createKey(await cookieOf(key))).headers],
  ['the session of a key that it created', async (key) => cookieOf(await createKey(key.headers))],
  [
    "the own key of its session's session",
    async (key) => (await ownKeyOf((await ownKeyOf(await cookieOf(key))).headers)).headers,
  ],
];

type Ending = (user: Awaited<ReturnType<typeof newUser>>, key: CreatedKey) => Promise<unknown>;

/** Everything that ends a key. */
const endings: readonly (readonly [how: string, end: Ending])[] = [
  ['its user revokes it', async ({ headers }, { id }) => expect(await revoke(headers, id)).toBe(204)],
  ['it revokes itself', async (_user, { id, headers }) => expect(await revoke(headers, id)).toBe(204)],
  [
    'an admin sets a password and revokes the keys',
    async ({ id }) =>
      saveUser(
        server,
        admin,
        payloadOf(await memberOf(id), { password: 'long enough words', revoke_api_keys: true }),
      ),
  ],
  [
    'an admin disables its user',
    async ({ id }) =>
      saveUser(
        server,
        admin,
        payloadOf(await memberOf(id), { disabled: 1, stations: [], password: 'something random' }),
      ),
  ],
];

describe('an API key that ends', () => {
  it.each(endings.flatMap(([how, end]) => begun.map(([what, begin]) => [what, how, begin, end] as const)))(
    'ends %s, when %s',
    async (_what, _how, begin, end) => {
      const user = await newUser();
      const key = await createKey(user.headers, { may_delegate: true });
      const headers = await begin(key);
      expect(await statusOf(headers)).toBe(200);
      await end(user, key);
      expect([await statusOf(key.headers), await statusOf(headers)]).toEqual([401, 401]);
    },
  );

  it('leaves alone what the user and other keys began', async () => {
    const user = await newUser();
    const [key, other] = [await createKey(user.headers), await createKey(user.headers)];
    const kept = [
      user.headers,
      await cookieOf(await ownKeyOf(user.headers)),
      other.headers,
      await cookieOf(other),
    ];
    await cookieOf(key);
    await revoke(user.headers, key.id);
    expect(await Promise.all(kept.map((headers) => statusOf(headers)))).toEqual([200, 200, 200, 200]);
  });
});

/** Makes the password alone of a user insufficient. */
const factors: readonly (readonly [
  what: string,
  prepare: (user: Awaited<ReturnType<typeof newUser>>) => Promise<unknown>,
])[] = [
  ['has a second factor', async ({ headers, password }) => setUpApp(headers, password)],
  [
    'must set a second factor up',
    async () => {
      const other = await newUser({
        stations: [{ stationId: server.features.accounts.stationAt(server.slug).id, admin: true }],
      });
      await setUpApp(other.headers, other.password);
      const rules = { method: 'POST', json: { second_factor_required: true } };
      expect(await statusOf(other.headers, `/${server.slug}/api/v1/sign_in_rules/`, rules)).toBe(200);
      return async () =>
        statusOf(other.headers, `/${server.slug}/api/v1/sign_in_rules/`, {
          ...rules,
          json: { second_factor_required: false },
        });
    },
  ],
];

async function setUpApp(headers: Credentials, password: string): Promise<void> {
  const as = { authorization: headers.authorization ?? '', username: '', key: '' } as SignedIn;
  await ownFactors(server, as).setUpApp(password, time);
}

describe('an API key of a user who signs in with more than a password', () => {
  it.each(factors)('begins no session unless the user lets it: the user %s', async (_what, prepare) => {
    const user = await newUser();
    const [key, allowed] = [
      await createKey(user.headers),
      await createKey(user.headers, { may_delegate: true }),
    ];
    const restore = await prepare(user);
    for (const one of [key, await ownKeyOf(key.headers)]) {
      const response = await enter(one);
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(((await response.json()) as { error_message: string }).error_message).toContain(
        'cannot begin a session',
      );
    }
    expect(await statusOf(await cookieOf(allowed))).toBe(200);
    expect(await statusOf(key.headers)).toBe(200);
    if (typeof restore === 'function') await restore();
  });

  it("begins its session with the session's own key, as the specification says", async () => {
    const user = await newUser();
    await setUpApp(user.headers, user.password);
    expect((await startBrowser(server).signIn(user.username, user.password)).status).toBe(403);
    expect(await statusOf(await cookieOf(await ownKeyOf(user.headers)))).toBe(200);
  });
});

describe('an API key', () => {
  it.each([
    ['itself', async (key: CreatedKey) => key.headers],
    ['a session that it began', cookieOf],
    ['a key derived from it', async (key: CreatedKey) => (await ownKeyOf(key.headers)).headers],
    ["its session's own key", async (key: CreatedKey) => (await ownKeyOf(await cookieOf(key))).headers],
  ])('creates no key and changes no way to sign in, by %s', async (_way, begin) => {
    const user = await newUser({
      stations: [{ stationId: server.features.accounts.stationAt(server.slug).id, admin: true }],
    });
    const headers = await begin(await createKey(user.headers));
    const keys = await keysOf(user.headers);
    expect(await statusOf(headers, `${api}/api_key/`, { json: { name: 'More' } })).toBe(403);
    expect(await statusOf(headers, `${api}/api_key/`, { json: { name: 'More', may_delegate: true } })).toBe(
      403,
    );
    expect(await keysOf(user.headers)).toHaveLength(keys.length);
    expect(
      await statusOf(headers, `${api}/second_factors/confirm/`, { json: { password: user.password } }),
    ).toBe(403);
    const self = payloadOf(await memberOf(user.id), {});
    for (const change of [
      { password: 'some other long words' },
      { email: 'thief@example.com' },
      { username: `thief-${user.id}` },
    ]) {
      expect(
        await statusOf(headers, `/${server.slug}/api/v1/save_user/`, { json: { ...self, ...change } }),
      ).toBe(403);
    }
    await server.signIn(user.username, user.password);
  });

  it('that its user lets create keys creates some that cannot', async () => {
    const user = await newUser();
    const key = await createKey(user.headers, { may_delegate: true });
    expect(
      await statusOf(key.headers, `${api}/api_key/`, { json: { name: 'More', may_delegate: true } }),
    ).toBe(403);
    const child = await createKey(key.headers);
    expect(child).toMatchObject({ may_delegate: false, created_by: key.id });
    expect(await statusOf(child.headers, `${api}/api_key/`, { json: { name: 'More' } })).toBe(403);
  });

  it('leaves an entry in the audit log for each session that it begins or fails to begin, and a sign-in of its user only one', async () => {
    const user = await newUser();
    const entries = async () => {
      const response = await server.call(`/${server.slug}/api/v1/audit/?user=${user.id}`, { as: admin });
      return auditPage
        .parse(await response.json())
        .entries.filter(({ operation }) => operation === 'sessions.enterStation');
    };
    await cookieOf(await ownKeyOf(user.headers));
    expect(await entries()).toEqual([]);
    const key = await createKey(user.headers);
    await cookieOf(key);
    const own = { actor: { kind: 'api_key', key: 'Script' }, agent: 'Firefox' };
    expect(await entries()).toMatchObject([{ ...own, action: 'signed_in' }]);
    await setUpApp(user.headers, user.password);
    await enter(key);
    expect(await entries()).toMatchObject([
      { ...own, action: 'sign_in_failed' },
      { ...own, action: 'signed_in' },
    ]);
  });

  it('lists the number of sessions that it began, and the key that created it', async () => {
    const user = await newUser();
    const key = await createKey(user.headers, { may_delegate: true });
    await cookieOf(key);
    const child = await createKey(await cookieOf(key));
    expect(await keysOf(user.headers)).toMatchObject([
      { id: child.id, may_delegate: false, created_by: key.id, sessions: 0 },
      { id: key.id, may_delegate: true, created_by: null, sessions: 2 },
    ]);
  });
});

describe("a user's own sessions", () => {
  it('name the browser, the network, the key and the one of the request', async () => {
    const user = await newUser();
    time += 3_600_000;
    await cookieOf(await createKey(user.headers));
    const sessions = await sessionsOf(user.headers);
    expect(sessions).toMatchObject([
      {
        api_key: null,
        network: '127.0.0.1',
        is_current: true,
        created_at: time / 1000 - 3600,
        seen_at: time / 1000,
      },
      {
        api_key: 'Script',
        browser: 'Firefox',
        network: '127.0.0.1',
        origin: null,
        is_current: false,
        created_at: time / 1000,
      },
    ]);
    for (const { id } of sessions) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  it('come with the one of the request first, then the ones used last', async () => {
    const user = await newUser();
    const first = await newSession(user);
    time += 3_600_000;
    const second = await newSession(user);
    const idOf = async (headers: Credentials) =>
      (await sessionsOf(headers)).find(({ is_current: isCurrent }) => isCurrent)?.id;
    const [own, ...others] = await Promise.all([user, first, second].map(({ headers }) => idOf(headers)));
    const key = await createKey(user.headers);
    const orderFor = async ({ headers }: { headers: Credentials }) => {
      time += 3_600_000;
      return (await sessionsOf(headers)).map(({ id }) => id);
    };
    await orderFor(second);
    await orderFor(first);
    expect(await orderFor(user)).toEqual([own, ...others]);
    expect(await orderFor(second)).toEqual([others[1], own, others[0]]);
    expect(await orderFor(key)).toEqual([others[1], own, others[0]]);
  });

  it('end one by one, and end what they opened', async () => {
    const user = await newUser();
    const cookie = await cookieOf(await ownKeyOf((await newSession(user)).headers));
    const other = (await sessionsOf(user.headers)).find(({ is_current: isCurrent }) => !isCurrent);
    expect(await statusOf(user.headers, `${api}/user_session/${other?.id}/`, { method: 'DELETE' })).toBe(204);
    expect([await statusOf(cookie), await statusOf(user.headers)]).toEqual([401, 200]);
    expect(await sessionsOf(user.headers)).toMatchObject([{ is_current: true }]);
  });

  it('end all but the own, and keys stay', async () => {
    const user = await newUser();
    const key = await createKey(user.headers);
    const others = [await cookieOf(key), (await newSession(user)).headers, (await newSession(user)).headers];
    const stranger = await newUser();
    expect(await statusOf(user.headers, `${api}/user_session/`, { method: 'DELETE' })).toBe(204);
    expect(await Promise.all(others.map((headers) => statusOf(headers)))).toEqual([401, 401, 401]);
    expect(await Promise.all([user, key, stranger].map(({ headers }) => statusOf(headers)))).toEqual([
      200, 200, 200,
    ]);
  });

  it('end all for an API key, which has none of its own', async () => {
    const user = await newUser();
    const key = await createKey(user.headers);
    expect(await statusOf(key.headers, `${api}/user_session/`, { method: 'DELETE' })).toBe(204);
    expect([await statusOf(user.headers), await sessionsOf(key.headers)]).toEqual([401, []]);
  });

  it.each([
    ['of another user', async () => (await sessionsOf((await newUser()).headers))[0]?.id ?? '', 404],
    ['that has ended', async () => '0123456789abcdef', 404],
    ['with an id of another form', async () => 'ABC', 400],
  ])('cannot end one %s', async (_what, idOf, status) => {
    const user = await newUser();
    expect(await statusOf(user.headers, `${api}/user_session/${await idOf()}/`, { method: 'DELETE' })).toBe(
      status,
    );
    expect(await statusOf(user.headers)).toBe(200);
  });
});

async function newSession(user: { username: string; password: string }): Promise<{ headers: Credentials }> {
  const { authorization } = await server.signIn(user.username, user.password);
  return { headers: { authorization } };
}
