import { describe, expect, it } from 'vitest';
import type { User, UserSave } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listenLive,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  type SignedIn,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));

async function listed(as: SignedIn, id: number, slug = server.slug): Promise<User | undefined> {
  return (await listUsers(server, as, slug)).find((user) => user.id === id);
}

async function save(
  as: SignedIn,
  id: number,
  overrides: Partial<UserSave>,
  slug = server.slug,
): Promise<number> {
  const user = await listed(as, id, slug);
  if (!user) throw new Error('The user is not listed.');
  return (await saveUser(server, as, payloadOf(user, overrides), slug)).status;
}

async function statusOf(as: Pick<SignedIn, 'authorization'>, slug = server.slug): Promise<number> {
  return (await server.call(`/${slug}/api/v1/settings/`, { headers: { authorization: as.authorization } }))
    .status;
}

async function createApiKey(as: SignedIn): Promise<{ authorization: string }> {
  const created = await server.call('/stations/api/v1/api_key/', {
    method: 'POST',
    as,
    json: { name: 'Script' },
  });
  return {
    authorization: `ApiKey ${as.username}:${((await created.json()) as { api_key: string }).api_key}`,
  };
}

const disabling = { disabled: 1 as const, stations: [], password: 'something random 8471' };

describe('disabling a user', () => {
  it('ends only their sessions, keys and live streams, at once', async () => {
    const [user, colleague] = [await makeUser(server), await makeUser(server)];
    const [signedIn, other] = [await user.signIn(), await colleague.signIn()];
    const key = await createApiKey(signedIn);
    const [stream, otherStream] = [await listenLive(server, signedIn), await listenLive(server, other)];
    expect(await save(admin, user.id, disabling)).toBe(200);

    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    expect([await statusOf(signedIn), await statusOf(key), await statusOf(other)]).toEqual([401, 401, 200]);
    await expect(user.signIn()).rejects.toThrow('401');
    await expect(server.signIn(user.username, disabling.password)).rejects.toThrow('403');

    await server.call(`/${server.slug}/api/v1/show/`, {
      method: 'POST',
      as: admin,
      json: { title: 'Second show' },
    });
    expect(await otherStream.next('show_changed')).toMatchObject({ change: 'created' });
    otherStream.close();
  });

  it('removes every station even if the payload still names them', async () => {
    const user = await makeUser(server);
    const { title: stationTitle } = firstStation(server);
    expect(await save(admin, user.id, { disabled: 1, stations: [{ stationTitle }] })).toBe(200);
    expect(await listed(admin, user.id)).toMatchObject({ disabled: 1, user_stations: [] });
  });

  it('restores the licence but no session when the same admin undoes it', async () => {
    const own = await makeStation(server);
    const stationAdmin = await (
      await makeUser(server, { stations: [{ stationId: own.id, admin: true }] })
    ).signIn();
    const user = await makeUser(server, { stations: [{ stationId: own.id, licence: 'podcast' }] });
    const before = await user.signIn();
    await save(stationAdmin, user.id, disabling, own.slug);
    expect(await listed(stationAdmin, user.id, own.slug)).toMatchObject({
      disabled: 1,
      user_stations: [],
      other_stations: 0,
    });

    const again = { disabled: 0 as const, password: 'welcome back', stations: [{ stationTitle: own.title }] };
    expect(await save(stationAdmin, user.id, again, own.slug)).toBe(200);
    expect(await statusOf(before, own.slug)).toBe(401);
    const after = await server.signIn(user.username, again.password);
    const settings = (await (
      await server.call(`/${own.slug}/api/v1/settings/`, { as: after })
    ).json()) as object;
    expect(settings).toMatchObject({ station_list: [{ station: own.slug, podcastOnly: true }] });
  });

  it('cannot be undone by an admin of only some of the user’s former stations', async () => {
    const [own, more] = [await makeStation(server), await makeStation(server)];
    const stationAdmin = await (
      await makeUser(server, { stations: [{ stationId: own.id, admin: true }] })
    ).signIn();
    const user = await makeUser(server, { stations: [{ stationId: own.id }, { stationId: more.id }] });
    expect(await save(admin, user.id, disabling)).toBe(200);
    const again = {
      disabled: 0 as const,
      password: 'taken over by me',
      stations: [{ stationTitle: own.title }],
    };
    expect(await save(stationAdmin, user.id, again, own.slug)).toBe(403);
    expect(await listed(admin, user.id)).toMatchObject({ disabled: 1 });
  });
});

describe('a new password', () => {
  it('ends the user’s sessions and streams, and keeps their keys', async () => {
    const user = await makeUser(server);
    const signedIn = await user.signIn();
    const key = await createApiKey(signedIn);
    const stream = await listenLive(server, signedIn);
    expect(await save(admin, user.id, { password: 'another password' })).toBe(200);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    expect([await statusOf(signedIn), await statusOf(key)]).toEqual([401, 200]);
    await expect(user.signIn()).rejects.toThrow('401');
    expect((await server.signIn(user.username, 'another password')).username).toBe(user.username);
  });

  it('keeps the caller’s own session and ends their others', async () => {
    const self = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    const [here, elsewhere] = [await self.signIn(), await self.signIn()];
    expect(await save(here, self.id, { password: 'another password' })).toBe(200);
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
  });

  it('revokes the API keys of this user only, together with sessions and streams, on request', async () => {
    const [user, colleague] = [await makeUser(server), await makeUser(server)];
    const [key, other] = [
      await createApiKey(await user.signIn()),
      await createApiKey(await colleague.signIn()),
    ];
    expect(await listed(admin, user.id)).toMatchObject({ api_keys: 1 });
    const stream = await listenLive(server, await user.signIn());
    expect(await save(admin, user.id, { password: 'tide table nine', revoke_api_keys: true })).toBe(200);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    expect([await statusOf(key), await statusOf(other)]).toEqual([401, 200]);
    expect(await listed(admin, user.id)).toMatchObject({ api_keys: 0 });
  });

  it('keeps the API keys by default', async () => {
    const user = await makeUser(server);
    const key = await createApiKey(await user.signIn());
    expect(await save(admin, user.id, { password: 'tide table nine' })).toBe(200);
    expect(await statusOf(key)).toBe(200);
  });

  it('is required for revoking API keys', async () => {
    const user = await makeUser(server);
    const key = await createApiKey(await user.signIn());
    expect(await save(admin, user.id, { revoke_api_keys: true })).toBe(400);
    expect(await statusOf(key)).toBe(200);
  });
});

describe('removing a user from a station', () => {
  it('ends the user’s open streams of that station', async () => {
    const [stored, lost] = [firstStation(server), await makeStation(server)];
    const user = await makeUser(server, { stations: [{ stationId: stored.id }, { stationId: lost.id }] });
    const signedIn = await user.signIn();
    const stream = await listenLive(server, signedIn, lost);
    expect(await save(admin, user.id, { stations: [{ stationTitle: stored.title }] })).toBe(200);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    await expect(listenLive(server, signedIn, lost)).rejects.toThrow('404');
    expect([await statusOf(signedIn, lost.slug), await statusOf(signedIn)]).toEqual([404, 200]);
  });
});
