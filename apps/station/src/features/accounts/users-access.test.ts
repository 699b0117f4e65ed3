import { beforeAll, describe, expect, it } from 'vitest';
import type { User, UserSave } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { createPasswords } from '../../platform/passwords/create-passwords.ts';
import { listUsers, makeStation, makeUser, payloadOf, saveUser, type SignedIn } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { cheapPasswords } from '../../testing/station.ts';
import { createStationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';
import { createUserManagement } from './user-management.service.ts';

const { server, admin: boss } = stationTest(() => ({ clock: createFakeClock() }));
let north: Station;
let south: Station;
/** One admin of the northern station, and one of both. */
let northern: SignedIn;
let both: SignedIn;

beforeAll(async () => {
  [north, south] = [await makeStation(server), await makeStation(server)];
  northern = await (await adminOf(north)).signIn();
  both = await (await adminOf(north, south)).signIn();
});

function adminOf(...stations: Station[]) {
  return makeUser(server, { stations: stations.map(({ id: stationId }) => ({ stationId, admin: true })) });
}

function userOf(...stations: Station[]) {
  return makeUser(server, { stations: stations.map(({ id: stationId }) => ({ stationId })) });
}

async function listed(as: SignedIn, id: number): Promise<User> {
  const found = (await listUsers(server, as, as === boss ? server.slug : north.slug)).find(
    (user) => user.id === id,
  );
  if (!found) throw new Error(`Somebody does not see ${id}.`);
  return found;
}

async function save(as: SignedIn, id: number, overrides: Partial<UserSave>) {
  const response = await saveUser(
    server,
    as,
    payloadOf(await listed(as, id), overrides),
    as === boss ? server.slug : north.slug,
  );
  return {
    status: response.status,
    ...((await response.json()) as { error_message?: string } & Partial<User>),
  };
}

const disabling = { disabled: 1 as const, stations: [], password: 'something random 8471' };

describe('an admin of some of the user’s stations', () => {
  it.each([
    [{ password: 'taken over by me' }],
    [{ email: 'me@example.com' }],
    [{ username: 'me' }],
    [{ first_name: 'Renamed' }],
    [disabling],
  ])('may not save %j', async (change) => {
    const user = await adminOf(north, south);
    expect(await save(northern, user.id, change)).toMatchObject({
      status: 403,
      error_message: expect.stringContaining('works at a station'),
    });
    expect(await listed(boss, user.id)).toMatchObject({
      email: user.email,
      username: user.username,
      disabled: 0,
      first_name: 'Some',
    });
    expect((await user.signIn()).username).toBe(user.username);
  });

  it('may change access and stations at their own stations', async () => {
    const user = await userOf(north, south);
    expect(await save(northern, user.id, { isAdmin: true, accessLevel: 'admin' })).toMatchObject({
      status: 200,
      other_stations: 1,
    });
    expect((await listed(boss, user.id)).admin_stations.map(({ station }) => station)).toEqual([north.slug]);
    expect((await save(northern, user.id, { stations: [] })).status).toBe(200);
    expect((await listed(boss, user.id)).user_stations.map(({ station }) => station)).toEqual([south.slug]);
  });

  it('may change everything once they administer all of them', async () => {
    const user = await userOf(north, south);
    expect(await save(both, user.id, { first_name: 'Renamed', password: 'a new password' })).toMatchObject({
      status: 200,
    });
    expect(await save(northern, (await userOf(north)).id, { first_name: 'Renamed' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a company admin', () => {
  it('USERS-035 is never demoted by the company_admin false of every payload', async () => {
    const stationAdmin = await makeUser(server, {
      companyAdmin: true,
      stations: [{ stationId: north.id, admin: true }],
    });
    const saved = await save(boss, stationAdmin.id, {
      last_name: 'Renamed',
      isAdmin: false,
      accessLevel: 'user',
      stations: [],
    });
    expect(saved).toMatchObject({ status: 200, company_admin: 1, last_name: 'Renamed' });
    expect(await listed(boss, stationAdmin.id)).toMatchObject({ company_admin: 1, other_stations: 0 });
    expect((await stationAdmin.signIn()).answer.stations).toHaveLength(
      server.features.accounts.stations().length,
    );
  });

  it('can be changed by company admins only', async () => {
    const stationAdmin = await makeUser(server, {
      companyAdmin: true,
      stations: [{ stationId: north.id, admin: true }],
    });
    for (const change of [
      { password: 'taken over by me' },
      { first_name: 'Renamed' },
      { stations: [] },
      disabling,
    ]) {
      expect(await save(northern, stationAdmin.id, change)).toMatchObject({
        status: 403,
        error_message: expect.stringContaining('company admin'),
      });
    }
    expect(await save(boss, stationAdmin.id, disabling)).toMatchObject({
      status: 200,
      disabled: 1,
      user_stations: [],
    });
    expect(await save(boss, stationAdmin.id, { disabled: 0 })).toMatchObject({
      status: 200,
      disabled: 0,
      company_admin: 1,
    });
  });
});

describe('the last admin', () => {
  it('cannot disable, demote or remove themselves, so that an admin always remains', async () => {
    const self = await adminOf(north);
    const signedIn = await self.signIn();
    for (const change of [disabling, { isAdmin: false, accessLevel: 'user' as const }, { stations: [] }]) {
      expect(await save(signedIn, self.id, change)).toMatchObject({
        status: 409,
        error_message: expect.stringContaining('your own access'),
      });
    }
    expect((await save(signedIn, self.id, { first_name: 'Renamed' })).status).toBe(200);
    const bossId = boss.answer.stations[0]?.user_id ?? 0;
    expect(await save(boss, bossId, disabling)).toMatchObject({ status: 409 });
  });

  it('remains even if two admins remove each other’s access at once', async () => {
    const alone = await makeStation(server);
    const [one, other] = [await adminOf(alone), await adminOf(alone)];
    const { db, clock, live } = server.context;
    const users = createUserManagement({
      db,
      clock,
      live,
      passwords: createPasswords({ clock, ...cheapPasswords }),
      directory: await createStationDirectory(db),
      stationNames: async () => [],
      showNames: server.features.shows,
      announce: server.context.announce,
    });
    const caller = ({ id }: { id: number }) => ({ userId: id, session: 'none', apiKey: null });
    const payloads = new Map(
      (await users.list(caller(one))).map((user) => [user.id, payloadOf(user, { stations: [] })]),
    );
    const take = (as: { id: number }, target: { id: number }) => {
      const { version, ...input } = payloads.get(target.id) ?? payloadOf({} as User);
      return users.save(caller(as), target.id, version, input);
    };
    // Both were authorised while both were admins.
    const results = await Promise.allSettled([take(one, other), take(other, one)]);
    const kept = [one, other].filter((_, index) => results[index]?.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    for (const { id } of kept)
      expect((await users.list(caller({ id }))).map((user) => user.id)).toContain(id);
  });
});
