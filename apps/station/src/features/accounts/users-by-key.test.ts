import { beforeAll, describe, expect, it } from 'vitest';
import type { NewInvitation, User, UserSave } from '@postkit/sdk/schema';
import { systemClock } from '../../platform/clock.ts';
import { listUsers, makeUser, payloadOf, userPayload } from '../../testing/index.ts';
import { type Credentials, keyCalls } from '../../testing/key-calls.ts';
import { ownFactors } from '../../testing/second-factor.ts';
import { stationTest } from '../../testing/station-test.ts';

const now = Date.UTC(2026, 0, 5, 12);
const { server, admin: boss } = stationTest(() => ({ clock: { ...systemClock, now: () => now } }));
/** A company admin's keys: one that may not delegate, one that may, and the sign-in itself. */
let weak: Credentials;
let delegating: Credentials;
let signedIn: Credentials;
const { createKey, cookieOf, ownKeyOf } = keyCalls(() => server);

beforeAll(async () => {
  signedIn = { authorization: boss.authorization };
  weak = (await createKey(signedIn)).headers;
  delegating = (await createKey(signedIn, { may_delegate: true })).headers;
});

let number = 0;
function post(headers: Credentials, path: string, json: object = {}): Promise<Response> {
  return server.call(`/${server.slug}/api/v1/${path}/`, { method: 'POST', headers, json });
}
async function statusOf(headers: Credentials, path: string, json?: object): Promise<number> {
  return (await post(headers, path, json)).status;
}

async function listed(id: number): Promise<User> {
  const user = (await listUsers(server, boss)).find((one) => one.id === id);
  if (!user) throw new Error(`User ${id} is not in the list.`);
  return user;
}

const here = () => ({ stationId: server.features.accounts.stationAt(server.slug).id });
const users: Readonly<Record<'user' | 'admin' | 'company admin', () => ReturnType<typeof makeUser>>> = {
  user: () => makeUser(server),
  admin: () => makeUser(server, { stations: [{ ...here(), admin: true }] }),
  'company admin': () => makeUser(server, { companyAdmin: true, stations: [] }),
};
const admins = ['admin', 'company admin'] as const;

const stations = () => [
  { station: server.slug, stationTitle: server.features.accounts.stationAt(server.slug).name },
];
function newUser({ password, ...overrides }: Partial<UserSave>) {
  const { password: _none, ...payload } = userPayload({ stations: stations(), ...overrides });
  return { ...payload, email: `new-${++number}@example.com`, ...(password && { password }) };
}

/** The changes of a user that decide how they sign in. */
const signIns: readonly (readonly [what: string, change: () => Partial<UserSave>])[] = [
  ['password', () => ({ password: 'some other long words' })],
  ['email', () => ({ email: `taken-${++number}@example.com` })],
  ['username', () => ({ username: `taken-${++number}` })],
];

async function invited(role: { isAdmin: boolean }): Promise<number> {
  const response = await post(signedIn, 'invite_user', newUser(role));
  return ((await response.json()) as NewInvitation).user.id;
}

async function withFactor(): Promise<number> {
  const user = await users.user();
  await ownFactors(server, await user.signIn()).setUpApp(user.password, now);
  return user.id;
}

type Change = (headers: Credentials) => Promise<number>;

/** Every call that could give an admin's rights to the owner of a key after it is revoked. */
const changes: readonly (readonly [what: string, prepare: () => Promise<Change>])[] = [
  ...admins.flatMap((role) =>
    signIns.map(
      ([what, change]) =>
        [
          `the ${what} of another ${role}`,
          async (): Promise<Change> => {
            const { id } = await users[role]();
            return async (headers) => statusOf(headers, 'save_user', payloadOf(await listed(id), change()));
          },
        ] as const,
    ),
  ),
  [
    'the role of a user',
    async () => {
      const { id } = await users.user();
      return async (headers) =>
        statusOf(headers, 'save_user', payloadOf(await listed(id), { isAdmin: true, accessLevel: 'admin' }));
    },
  ],
  [
    'a disabled user into an admin',
    async () => {
      const { id } = await users.user();
      await statusOf(
        signedIn,
        'save_user',
        payloadOf(await listed(id), { disabled: 1, stations: [], password: 'something random 8471' }),
      );
      return async (headers) => {
        const enabled = payloadOf(await listed(id), {
          isAdmin: true,
          accessLevel: 'admin',
          stations: stations(),
        });
        return statusOf(headers, 'save_user', { ...enabled, disabled: undefined });
      };
    },
  ],
  [
    'a new admin',
    async () => async (headers) =>
      statusOf(headers, 'create_new_user', newUser({ isAdmin: true, password: 'long enough words' })),
  ],
  [
    'a new admin by a save',
    async () => async (headers) =>
      statusOf(headers, 'save_user', newUser({ isAdmin: true, password: 'long enough words' })),
  ],
  [
    'an invited admin',
    async () => async (headers) => statusOf(headers, 'invite_user', newUser({ isAdmin: true })),
  ],
  [
    'the link of an invited admin',
    async () => {
      const id = await invited({ isAdmin: true });
      return async (headers) => statusOf(headers, `invite_user/${id}`);
    },
  ],
  [
    'the second factors of a user',
    async () => {
      const id = await withFactor();
      return async (headers) => statusOf(headers, `reset_second_factor/${id}`);
    },
  ],
  [
    'the rules for signing in',
    async () => async (headers) => statusOf(headers, 'sign_in_rules', { second_factor_required: false }),
  ],
];

describe('an admin’s API key', () => {
  it.each(changes)(
    'does not make or change %s, unless its user lets it create keys',
    async (_what, prepare) => {
      const change = await prepare();
      for (const headers of [weak, (await ownKeyOf(weak)).headers, await cookieOf(await ownKeyOf(weak))]) {
        expect(await change(headers)).toBe(403);
      }
      expect(await change(delegating)).toBeLessThan(300);
    },
  );

  it.each(changes)('leaves the sign-in of its user free to make or change %s', async (_what, prepare) => {
    expect(await (await prepare())(signedIn)).toBeLessThan(300);
  });

  it('says what to do', async () => {
    const { id } = await users.admin();
    const response = await post(
      weak,
      'save_user',
      payloadOf(await listed(id), { password: 'some other long words' }),
    );
    expect(((await response.json()) as { error_message: string }).error_message).toContain(
      'Sign in with the password',
    );
  });

  it.each(signIns)('changes the %s of a user who may do less', async (_what, change) => {
    const { id } = await users.user();
    expect(await statusOf(weak, 'save_user', payloadOf(await listed(id), change()))).toBe(200);
  });

  it('invites and creates users who may do less, and renews their links', async () => {
    expect(await statusOf(weak, 'create_new_user', newUser({ password: 'long enough words' }))).toBe(201);
    expect(await statusOf(weak, 'invite_user', newUser({}))).toBe(201);
    expect(await statusOf(weak, `invite_user/${await invited({ isAdmin: false })}`)).toBe(200);
  });

  it.each([
    ['renames', { first_name: 'Renamed' }],
    ['demotes', { isAdmin: false, accessLevel: 'user' as const }],
    ['disables', { disabled: 1 as const, stations: [] }],
  ])('%s an admin', async (_what, change) => {
    const { id } = await users.admin();
    expect(await statusOf(weak, 'save_user', payloadOf(await listed(id), change))).toBe(200);
  });
});
