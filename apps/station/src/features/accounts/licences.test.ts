import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyLicences, Licence } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  listenLive,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  type SignedIn,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { createLicences } from './licences.service.ts';
import { createStationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';

const { server, admin: boss } = stationTest(() => ({ clock: createFakeClock() }));
let north: Station;
let south: Station;

beforeAll(async () => {
  [north, south] = [await makeStation(server), await makeStation(server)];
});

const path = ({ slug }: { slug: string }) => `/${slug}/api/v1/licence/`;

async function licences(as = boss): Promise<CompanyLicences> {
  return (await (await server.call(path(north), { as })).json()) as CompanyLicences;
}

async function holdersAt({ slug }: Station) {
  return (await licences()).stations.find(({ station }) => station === slug)?.holders;
}

async function versionOf(id: number): Promise<number | undefined> {
  return (await licences()).users.find((user) => user.id === id)?.version;
}

async function assign(id: number, licence: Licence, { at = north, as = boss, version }: AssignOptions = {}) {
  const response = await server.call(path(at), {
    method: 'POST',
    as,
    json: { user_id: id, licence, version },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

interface AssignOptions {
  at?: { slug: string };
  as?: SignedIn;
  version?: number | undefined;
}

async function remove(id: number, { at = north, as = boss }: AssignOptions = {}): Promise<number> {
  return (await server.call(`${path(at)}${id}/`, { method: 'DELETE', as })).status;
}

async function statusOf(as: SignedIn, call: string, { slug } = north): Promise<number> {
  return (await server.call(`/${slug}/api/v1/${call}`, { as })).status;
}

function userOf(station: Station, overrides: Parameters<typeof makeUser>[1] = {}) {
  return makeUser(server, { stations: [{ stationId: station.id }], ...overrides });
}

describe('the licences of a company', () => {
  it('are listed by station, with every user of the company, and no company admin among the holders', async () => {
    const loggers = await makeStation(server, { features: { logger_only: true } });
    const podcaster = await makeUser(server, {
      stations: [{ stationId: loggers.id, admin: true, licence: 'podcast' }],
    });
    const other = await makeUser(server, {
      companyAdmin: true,
      stations: [{ stationId: loggers.id, admin: true }],
    });
    const { stations, users } = await licences();
    expect(stations.find(({ station }) => station === loggers.slug)).toEqual({
      station: loggers.slug,
      title: loggers.title,
      logger_only: true,
      holders: [{ user_id: podcaster.id, licence: 'podcast', admin: true }],
    });
    expect(stations.map(({ title }) => title)).toEqual(
      stations.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(users.find(({ id }) => id === other.id)).toMatchObject({
      company_admin: 1,
      disabled: 0,
      email: other.email,
    });
  });

  it('are assigned, changed and removed, with effect on the next call of the same session', async () => {
    const user = await userOf(south);
    const signedIn = await user.signIn();
    expect(await statusOf(signedIn, 'settings/')).toBe(404);

    const held = (licence: Licence) => ({ status: 200, body: { user_id: user.id, licence, admin: false } });
    expect(await assign(user.id, 'full')).toEqual(held('full'));
    expect([await statusOf(signedIn, 'settings/'), await statusOf(signedIn, 'logger/')]).toEqual([200, 200]);
    expect(await assign(user.id, 'podcast')).toEqual(held('podcast'));
    expect([
      await statusOf(signedIn, 'playlist/get_playlists.json'),
      await statusOf(signedIn, 'logger/'),
    ]).toEqual([200, 403]);
    expect(await assign(user.id, 'logger')).toEqual(held('logger'));
    expect([
      await statusOf(signedIn, 'playlist/get_playlists.json'),
      await statusOf(signedIn, 'logger/'),
    ]).toEqual([403, 200]);
    expect(await holdersAt(north)).toEqual([{ user_id: user.id, licence: 'logger', admin: false }]);

    expect(await remove(user.id)).toBe(204);
    expect([await statusOf(signedIn, 'logger/'), await statusOf(signedIn, 'logger/', south)]).toEqual([
      404, 200,
    ]);
    expect(await holdersAt(north)).toEqual([]);
    expect(await remove(user.id)).toBe(404);
  });

  it('leave the role of a station admin unchanged', async () => {
    const admin = await makeUser(server, { stations: [{ stationId: south.id, admin: true }] });
    expect((await assign(admin.id, 'podcast', { at: south })).body).toEqual({
      user_id: admin.id,
      licence: 'podcast',
      admin: true,
    });
  });

  it('notify the browsers of the station, and removing one ends the streams of the user', async () => {
    const user = await makeUser(server, { stations: [{ stationId: north.id }, { stationId: south.id }] });
    const stream = await listenLive(server, await user.signIn(), north);
    await assign(user.id, 'podcast');
    expect(await stream.next('licence_changed')).toEqual({ user_id: user.id });
    await remove(user.id);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
  });

  it('stay known after the last one is removed, so that a returning user has it again', async () => {
    const user = await userOf(south, { stations: [{ stationId: south.id, licence: 'podcast' }] });
    expect(await remove(user.id, { at: south })).toBe(204);
    const listed = (await listUsers(server, boss, south.slug)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user is not listed.');
    const stations = [{ stationTitle: south.title, station: south.slug }];
    expect((await saveUser(server, boss, payloadOf(listed, { stations }), south.slug)).status).toBe(200);
    expect(await holdersAt(south)).toContainEqual({ user_id: user.id, licence: 'podcast', admin: false });
  });
});

describe('an assignment', () => {
  it('at another station hides the user from the admins of the last one', async () => {
    const southern = await (
      await makeUser(server, { stations: [{ stationId: south.id, admin: true }] })
    ).signIn();
    const user = await userOf(south);
    const isListed = async () =>
      (await listUsers(server, southern, south.slug)).some(({ id }) => id === user.id);
    await remove(user.id, { at: south });
    expect(await isListed()).toBe(true);
    await assign(user.id, 'full', { at: north });
    expect(await isListed()).toBe(false);
  });

  it('is refused if another admin saved the user since, and repeated without effect', async () => {
    const user = await userOf(south);
    const version = await versionOf(user.id);
    expect((await assign(user.id, 'podcast', { at: south, version })).status).toBe(200);
    const next = await versionOf(user.id);
    expect(next).toBe((version ?? 0) + 1);
    // The same request again, as after a lost response.
    expect((await assign(user.id, 'podcast', { at: south, version })).status).toBe(200);
    expect(await versionOf(user.id)).toBe(next);
    expect((await assign(user.id, 'full', { at: south, version })).status).toBe(409);
    expect(await holdersAt(south)).toContainEqual({ user_id: user.id, licence: 'podcast', admin: false });
  });

  it('is refused for a disabled user', async () => {
    const user = await userOf(south);
    const listed = (await listUsers(server, boss)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user is not listed.');
    await saveUser(
      server,
      boss,
      payloadOf(listed, { disabled: 1, stations: [], password: 'something random 8471' }),
    );
    expect(await assign(user.id, 'full')).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('disabled') },
    });
  });

  it('needs a known licence', async () => {
    expect((await assign((await userOf(south)).id, 'everything' as Licence)).status).toBe(400);
  });
});

describe('the access of a company admin', () => {
  it('is not a licence, so that the last admin cannot remove it', async () => {
    const id = boss.answer.stations[0]?.user_id ?? 0;
    const refused = { status: 409, body: { error_message: expect.stringContaining('company admin') } };
    expect([await assign(id, 'logger'), await remove(id)]).toEqual([expect.objectContaining(refused), 409]);
    expect(await statusOf(boss, 'licence/')).toBe(200);
  });

  it('is not shared by the admins of stations', async () => {
    const admin = await makeUser(server, { stations: [{ stationId: north.id, admin: true }] });
    const [as, user] = [await admin.signIn(), await userOf(north)];
    expect([
      await statusOf(as, 'licence/'),
      (await assign(user.id, 'podcast', { as })).status,
      await remove(user.id, { as }),
    ]).toEqual([403, 403, 403]);
    expect(await remove(admin.id)).toBe(204);
  });

  it('is checked again in the change, because another admin may have changed the caller meanwhile', async () => {
    const directory = await createStationDirectory(server.context.db);
    const service = createLicences({ ...server.context, directory });
    const admin = await makeUser(server, { stations: [{ stationId: north.id, admin: true }] });
    const denied = { code: 'access.denied' };
    await expect(service.list(admin.id)).rejects.toMatchObject(denied);
    await expect(service.remove(admin.id, north.slug, admin.id)).rejects.toMatchObject(denied);
    const foreign = await makeStation(server, {
      companyId: await server.features.accounts.addCompany('One more company'),
    });
    const bossId = boss.answer.stations[0]?.user_id ?? 0;
    await directory.reload();
    const input = { user_id: admin.id, licence: 'podcast' } as const;
    await expect(service.assign(bossId, foreign.slug, input)).rejects.toMatchObject({
      code: 'resource.absent',
    });
  });

  it('ends at the company, whose stations and users do not exist for another one', async () => {
    const companyId = await server.features.accounts.addCompany('A separate company');
    const foreign = await makeStation(server, { companyId });
    const stranger = await userOf(foreign, { companyId });
    const rival = await makeUser(server, { companyId, companyAdmin: true, stations: [] });
    const as = await rival.signIn();
    expect([(await assign(stranger.id, 'podcast')).status, await remove(stranger.id)]).toEqual([404, 404]);
    expect([
      (await assign(stranger.id, 'podcast', { at: foreign })).status,
      await remove(stranger.id, { at: foreign }),
    ]).toEqual([404, 404]);
    expect((await assign(stranger.id, 'podcast', { at: north, as })).status).toBe(404);
    expect((await assign((await userOf(north)).id, 'podcast', { at: foreign, as })).status).toBe(404);
    const { stations, users } = (await (await server.call(path(foreign), { as })).json()) as CompanyLicences;
    expect(stations).toEqual([
      expect.objectContaining({
        station: foreign.slug,
        holders: [expect.objectContaining({ licence: 'full' })],
      }),
    ]);
    expect(users.map(({ id }) => id)).toEqual([rival.id, stranger.id]);
  });
});
