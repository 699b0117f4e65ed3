import { describe, expect, it } from 'vitest';
import { user as userSchema, type User, type UserSave } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  requestSignIn,
  saveUser,
  userPayload,
  type SignedIn,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));

const here = () => ({ station: server.slug, stationTitle: firstStation(server).title });

function create(as: SignedIn, payload: Partial<UserSave>): Promise<Response> {
  const json = userPayload({ password: 'a long password', stations: [here()], ...payload });
  return server.call(`/${server.slug}/api/v1/create_new_user/`, { method: 'POST', as, json });
}

async function created(payload: Partial<UserSave>): Promise<User> {
  const response = await create(admin, payload);
  if (response.status !== 201)
    throw new Error(`Creating a user failed with ${response.status}: ${await response.text()}`);
  return userSchema.parse(await response.json());
}

async function stationAdmin(...stationIds: number[]) {
  const stations = stationIds.map((stationId) => ({ stationId, admin: true }));
  return (await makeUser(server, { stations })).signIn();
}

const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors?: Record<string, string[]> }).errors;

describe('the list of users', () => {
  it('USERS-029 USERS-030 GET get_employees.json returns every field of a User except the password', async () => {
    const user = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
    expect(listed).toEqual({
      id: user.id,
      first_name: 'Some',
      last_name: 'Body',
      email: user.email,
      username: user.username,
      disabled: 0,
      company_admin: 0,
      admin_stations: [{ station: server.slug, station_name: firstStation(server).name, shows: null }],
      user_stations: [{ station: server.slug, station_name: firstStation(server).name, shows: null }],
      other_stations: 0,
      api_keys: 0,
      invited_until: null,
      has_second_factor: false,
      has_single_sign_on: false,
      version: 1,
    });
    expect(userSchema.array().safeParse(await listUsers(server, admin)).success).toBe(true);
  });

  it('has the users of stations that the caller administers, names those stations and counts the others', async () => {
    const [own, alsoOwn, foreign] = [
      await makeStation(server),
      await makeStation(server),
      await makeStation(server),
    ];
    const at = (...stations: { id: number }[]) => stations.map(({ id: stationId }) => ({ stationId }));
    const both = await makeUser(server, { stations: at(own, alsoOwn, foreign) });
    const elsewhere = await makeUser(server, { stations: at(foreign) });
    const caller = await stationAdmin(own.id, alsoOwn.id);
    const list = await listUsers(server, caller, own.slug);
    expect(list.find(({ id }) => id === both.id)).toMatchObject({
      admin_stations: [],
      user_stations: [{ station: own.slug }, { station: alsoOwn.slug }],
      other_stations: 1,
    });
    expect(list.map(({ id }) => id)).not.toContain(elsewhere.id);
    expect(JSON.stringify(list)).not.toContain(foreign.slug);
    expect((await listUsers(server, admin)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([both.id, elsewhere.id]),
    );
  });

  it('shows a company admin at every station, with or without an entry', async () => {
    const boss = (await listUsers(server, admin)).find(({ username }) => username === 'admin');
    const slugs = server.features.accounts.stations().map(({ slug }) => slug);
    expect(boss).toMatchObject({ company_admin: 1, other_stations: 0 });
    expect(boss?.user_stations.map(({ station }) => station)).toEqual(slugs);
  });

  it('is limited to the company', async () => {
    const companyId = await server.features.accounts.addCompany('Abroad');
    const abroad = await makeStation(server, { companyId });
    const stranger = await makeUser(server, { companyId, stations: [{ stationId: abroad.id }] });
    expect((await listUsers(server, admin)).map(({ id }) => id)).not.toContain(stranger.id);
    const boss = await makeUser(server, { companyId, companyAdmin: true, stations: [] });
    expect((await listUsers(server, await boss.signIn(), abroad.slug)).map(({ id }) => id)).toEqual([
      boss.id,
      stranger.id,
    ]);
    expect((await saveUser(server, admin, userPayload({ id: stranger.id, stations: [here()] }))).status).toBe(
      404,
    );
  });
});

describe('creating a user', () => {
  it('USERS-031 USERS-033 create_new_user accepts the payload and derives a free username from the email', async () => {
    const first = await created({ email: 'Carla.Roy@example.com' });
    expect(first).toMatchObject({
      username: 'carla.roy',
      email: 'Carla.Roy@example.com',
      disabled: 0,
      company_admin: 0,
    });
    const second = await created({ email: 'carla.roy@example.org' });
    expect(second.username).toBe('carla.roy2');
    expect((await requestSignIn(server.url, 'carla.roy2', 'a long password')).status).toBe(200);
  });

  it('USERS-027 USERS-032 save_user without an id creates a user with the given username', async () => {
    const payload = userPayload({
      username: 'desk',
      email: 'desk@example.com',
      password: 'a long password',
      stations: [here()],
    });
    const response = await saveUser(server, admin, payload);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ username: 'desk', version: 1 });
    expect((await requestSignIn(server.url, 'desk', 'a long password')).status).toBe(200);
  });

  it('USERS-032 USERS-033 save_user without an id changes the user of its username, and disables them', async () => {
    const carla = await created({ email: 'carla.desk@example.com', username: 'carla-desk' });
    const edit = userPayload({
      username: 'Carla-Desk',
      email: 'carla@example.net',
      first_name: 'Carla',
      stations: [here()],
    });
    delete edit.password;
    const saved = await saveUser(server, admin, edit);
    expect([saved.status, await saved.json()]).toMatchObject([
      200,
      { id: carla.id, email: 'carla@example.net', first_name: 'Carla' },
    ]);
    const withPassword = await saveUser(server, admin, { ...edit, password: 'another long password' });
    expect(await withPassword.json()).toMatchObject({ id: carla.id });
    expect((await requestSignIn(server.url, 'carla-desk', 'another long password')).status).toBe(200);
    expect(await (await saveUser(server, admin, { ...edit, disabled: 1 })).json()).toMatchObject({
      id: carla.id,
      disabled: 1,
    });
    expect((await requestSignIn(server.url, 'carla-desk', 'another long password')).status).toBe(403);
  });

  it('save_user without an id overwrites no user whose username a new one has, and changes none of another admin', async () => {
    const taken = await created({ email: 'first@example.com', username: 'first-desk' });
    const fresh = userPayload({
      username: 'first-desk',
      email: 'second@example.com',
      password: 'a long password',
      stations: [here()],
    });
    expect((await saveUser(server, admin, fresh)).status).toBe(409);
    const abroad = await makeStation(server);
    const { password: _none, ...edit } = userPayload({
      username: taken.username,
      email: taken.email,
      stations: [{ station: abroad.slug, stationTitle: abroad.title }],
    });
    expect((await saveUser(server, await stationAdmin(abroad.id), edit, abroad.slug)).status).toBe(400);
    expect((await listUsers(server, admin)).find(({ id }) => id === taken.id)).toEqual(taken);
  });

  it('USERS-035 creates an admin for isAdmin true with accessLevel admin, and a user for false with user', async () => {
    expect((await created({ email: 'stationAdmin@example.com', isAdmin: true })).admin_stations).toHaveLength(
      1,
    );
    expect((await created({ email: 'staff@example.com', isAdmin: false })).admin_stations).toEqual([]);
    const both = await create(admin, { email: 'both@example.com', isAdmin: true, accessLevel: 'user' });
    expect([both.status, Object.keys((await fieldsOf(both)) ?? {})]).toEqual([400, ['accessLevel']]);
  });

  it('refuses an email or username that is taken, also by the other field, and names the field', async () => {
    const taken = await created({ email: 'taken@example.com' });
    const tries = [
      [{ email: 'TAKEN@example.com' }, 'email'],
      [{ email: 'other@example.com', username: taken.username.toUpperCase() }, 'username'],
      [{ email: 'other@example.com', username: 'taken@example.com' }, 'username'],
    ] as const;
    for (const [names, field] of tries) {
      const response = await saveUser(
        server,
        admin,
        userPayload({ password: 'a long password', stations: [here()], ...names }),
      );
      expect([response.status, Object.keys((await fieldsOf(response)) ?? {})]).toEqual([409, [field]]);
    }
  });

  it.each([
    [{ password: '' }, 'password'],
    [{ password: 'short' }, 'password'],
    [{ stations: [] }, 'stations'],
    [{ stations: [{ stationTitle: 'No such station' }] }, 'stations'],
    [{ email: 'nobody' }, 'email'],
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: '' }, 'last_name'],
    [{ username: 'with:colon' }, 'username'],
    [{ disabled: 1 as const }, 'disabled'],
  ])('refuses %j and names the field', async (wrong, field) => {
    const response = await create(admin, { email: 'wrong@example.com', ...wrong });
    expect([response.status, Object.keys((await fieldsOf(response)) ?? {})]).toEqual([400, [field]]);
  });

  it('USERS-025 adds users only to stations that the caller administers', async () => {
    const [own, foreign] = [await makeStation(server), await makeStation(server)];
    const caller = await stationAdmin(own.id);
    const payload = userPayload({ email: 'new@example.com', password: 'a long password' });
    const refused = await saveUser(
      server,
      caller,
      { ...payload, stations: [{ stationTitle: foreign.title }] },
      own.slug,
    );
    expect([refused.status, Object.keys((await fieldsOf(refused)) ?? {})]).toEqual([400, ['stations']]);
    expect(
      (await saveUser(server, caller, { ...payload, stations: [{ stationTitle: own.title }] }, own.slug))
        .status,
    ).toBe(200);
  });
});

describe('saving a user', () => {
  it('changes only what was changed, and raises the version', async () => {
    const before = await created({ email: 'rename@example.com' });
    const response = await saveUser(server, admin, payloadOf(before, { last_name: 'Newname', username: '' }));
    expect(await response.json()).toEqual({ ...before, last_name: 'Newname', version: before.version + 1 });
    expect((await requestSignIn(server.url, before.username, 'a long password')).status).toBe(200);
  });

  it('refuses a save from an older version, and changes nothing', async () => {
    const before = await created({ email: 'contested@example.com' });
    await saveUser(server, admin, payloadOf(before, { last_name: 'First' }));
    const stale = await saveUser(server, admin, payloadOf(before, { last_name: 'Second', stations: [] }));
    expect(stale.status).toBe(409);
    expect((await listUsers(server, admin)).find(({ id }) => id === before.id)).toMatchObject({
      last_name: 'First',
      user_stations: before.user_stations,
    });
  });

  it('changes nothing if a part is refused', async () => {
    const other = await created({ email: 'other-part@example.com' });
    const before = await created({ email: 'part@example.com' });
    const refused = await saveUser(
      server,
      admin,
      payloadOf(before, { email: other.email, first_name: 'Half', stations: [] }),
    );
    expect(refused.status).toBe(409);
    expect((await listUsers(server, admin)).find(({ id }) => id === before.id)).toEqual(before);
  });

  it('keeps entries at stations that the caller does not administer', async () => {
    const [own, foreign] = [await makeStation(server), await makeStation(server)];
    const user = await makeUser(server, {
      stations: [{ stationId: own.id }, { stationId: foreign.id, licence: 'podcast' }],
    });
    const caller = await stationAdmin(own.id);
    const [listed] = (await listUsers(server, caller, own.slug)).filter(({ id }) => id === user.id);
    if (!listed) throw new Error('They were to be listed.');
    const response = await saveUser(server, caller, payloadOf(listed, { stations: [] }), own.slug);
    expect(await response.json()).toMatchObject({ user_stations: [], other_stations: 1 });
    expect((await listUsers(server, caller, own.slug)).map(({ id }) => id)).not.toContain(user.id);
    expect((await user.signIn()).answer.stations.map(({ station }) => station)).toEqual([foreign.slug]);
  });

  it('still lists a user removed from their last station, and may add them again', async () => {
    const own = await makeStation(server);
    const caller = await stationAdmin(own.id);
    const user = await makeUser(server, { stations: [{ stationId: own.id }] });
    const listed = async () => (await listUsers(server, caller, own.slug)).find(({ id }) => id === user.id);
    const before = await listed();
    if (!before) throw new Error('They were to be listed.');
    await saveUser(server, caller, payloadOf(before, { stations: [] }), own.slug);
    const without = await listed();
    expect(without).toMatchObject({ disabled: 0, user_stations: [], other_stations: 0 });
    const again = payloadOf(without ?? before, { stations: [{ stationTitle: own.title }] });
    expect(await (await saveUser(server, caller, again, own.slug)).json()).toMatchObject({
      user_stations: before.user_stations,
    });
  });

  it('responds 404 for an unknown user', async () => {
    expect((await saveUser(server, admin, userPayload({ id: 999_999, stations: [here()] }))).status).toBe(
      404,
    );
  });
});
