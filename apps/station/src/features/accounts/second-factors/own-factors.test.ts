import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppSetup, SignInResponse } from '@postkit/sdk/schema';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import {
  firstStation,
  listUsers,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { appCodeAt, ownFactors, startBrowser } from '../../../testing/second-factor.ts';

let server: TestStation;
/** Signed in before a station requires a factor of its company's admins. */
let admin: SignedIn;
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };
const step = 30_000;

beforeAll(async () => {
  server = await startStation({ clock });
  admin = await server.signIn();
});
afterAll(() => server.close());

const settingsStatus = async (as: SignedIn) =>
  (await server.call(`/${server.slug}/api/v1/settings/`, { as })).status;
const rules = (as: SignedIn, required: boolean, slug = server.slug) =>
  server.call(`/${slug}/api/v1/sign_in_rules/`, {
    method: 'POST',
    as,
    json: { second_factor_required: required },
  });
const reset = (as: SignedIn, id: number) =>
  server.call(`/${server.slug}/api/v1/reset_second_factor/${id}/`, { method: 'POST', as });

describe('the own second factors', () => {
  it('change only after the password or a code', async () => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    expect((await factors.call('app/')).status).toBe(403);
    expect((await factors.call('confirm/', { password: 'wrong' })).status).toBe(422);
    expect((await factors.call('app/')).status).toBe(403);
    expect((await factors.call('confirm/', { password: user.password, code: '123456' })).status).toBe(400);
    const confirmed = await factors.call('confirm/', { password: user.password });
    expect(await confirmed.json()).toEqual({
      app: null,
      passkeys: [],
      allows_passkeys: false,
      recovery_codes: 0,
      is_required: false,
      confirmed_until: Math.floor(time / 1000) + 600,
    });
    expect((await factors.call('app/')).status).toBe(200);
    time += 601_000;
    expect((await factors.call('app/')).status).toBe(403);
    expect(await factors.read()).toMatchObject({ confirmed_until: null });
  });

  it('allow few wrong passwords', async () => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await factors.call('confirm/', { password: 'wrong' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect((await factors.call('confirm/', { password: user.password })).status).toBe(429);
  });

  it('set an app up with its first code, whose QR code and address hold the secret', async () => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    await factors.call('confirm/', { password: user.password });
    expect((await factors.call('app/confirm/', { code: '123456' })).status).toBe(410);
    const { secret, address, qr } = (await (await factors.call('app/')).json()) as AppSetup;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(address);
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      secret,
      'POST',
    ]);
    expect(qr.size).toBeGreaterThan(25);
    expect(qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    const wrong = appCodeAt(secret, time) === '000000' ? '000001' : '000000';
    expect((await factors.call('app/confirm/', { code: wrong })).status).toBe(422);
    expect(await factors.read()).toMatchObject({ app: null });
    expect((await factors.call('app/confirm/', { code: appCodeAt(secret, time) })).status).toBe(200);
    expect(await factors.read()).toMatchObject({
      app: { created_at: Math.floor(time / 1000), last_used_at: null },
      recovery_codes: 10,
    });
    // The code that turned it on is used up.
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(ticket, appCodeAt(secret, time))).status).toBe(422);
    expect((await browser.complete(ticket, appCodeAt(secret, time + step))).status).toBe(200);
    expect(await factors.read()).toMatchObject({ app: { last_used_at: Math.floor(time / 1000) } });
  });

  it('belong to the session that sets them up', async () => {
    const user = await makeUser(server);
    const [one, other] = [ownFactors(server, await user.signIn()), ownFactors(server, await user.signIn())];
    await one.call('confirm/', { password: user.password });
    const { secret } = (await (await one.call('app/')).json()) as AppSetup;
    expect((await other.call('app/confirm/', { code: appCodeAt(secret, time) })).status).toBe(403);
    await other.call('confirm/', { password: user.password });
    expect((await other.call('app/confirm/', { code: appCodeAt(secret, time) })).status).toBe(410);
  });

  it('end the other sessions when the first is turned on', async () => {
    const user = await makeUser(server);
    const [own, other] = [await user.signIn(), await user.signIn()];
    await ownFactors(server, own).setUpApp(user.password, time);
    expect([await settingsStatus(own), await settingsStatus(other)]).toEqual([200, 401]);
  });

  it('cannot be changed with an API key', async () => {
    const user = await makeUser(server);
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as: await user.signIn(),
      json: { name: 'Export' },
    });
    const { api_key: key } = (await created.json()) as { api_key: string };
    const headers = { authorization: `ApiKey ${user.username}:${key}` };
    const json = { password: user.password };
    expect(
      (await server.call('/stations/api/v1/second_factors/confirm/', { method: 'POST', headers, json }))
        .status,
    ).toBe(403);
    expect(
      (await server.call('/stations/api/v1/second_factors/app/', { method: 'POST', headers })).status,
    ).toBe(403);
  });

  it('get new recovery codes, which void the earlier ones, and lose them with the last factor', async () => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    await factors.call('confirm/', { password: user.password });
    expect((await factors.call('recovery_codes/')).status).toBe(409);
    const { codes } = await factors.setUpApp(user.password, time);
    const made = (await (await factors.call('recovery_codes/')).json()) as { recovery_codes: string[] };
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(ticket, codes[0])).status).toBe(422);
    expect((await browser.complete(ticket, made.recovery_codes[0])).status).toBe(200);
    expect((await factors.call('app/', undefined, 'DELETE')).status).toBe(204);
    expect(await factors.read()).toMatchObject({ app: null, recovery_codes: 0 });
    expect((await browser.signIn(user.username, user.password)).status).toBe(200);
  });
});

describe('a required second factor', () => {
  it('is set by an admin who has one, for the users of the station', async () => {
    const station = await makeStation(server);
    const member = await makeUser(server, { stations: [{ stationId: station.id }] });
    const admin = await makeUser(server, { stations: [{ stationId: station.id, admin: true }] });
    const signedIn = await admin.signIn();
    expect((await rules(await member.signIn(), true, station.slug)).status).toBe(403);
    expect((await rules(signedIn, true, station.slug)).status).toBe(409);
    await ownFactors(server, signedIn).setUpApp(admin.password, time);
    expect(await (await rules(signedIn, true, station.slug)).json()).toEqual({
      second_factor_required: true,
    });
    const read = await server.call(`/${station.slug}/api/v1/sign_in_rules/`, { as: signedIn });
    expect(await read.json()).toEqual({ second_factor_required: true });
    expect(await ownFactors(server, signedIn).read()).toMatchObject({ is_required: true });
    expect((await ownFactors(server, signedIn).call('app/', undefined, 'DELETE')).status).toBe(409);
    expect(await ownFactors(server, signedIn).read()).toMatchObject({
      app: { last_used_at: null },
      recovery_codes: 10,
    });
    // Users of other stations sign in as before.
    expect(
      (await startBrowser(server).signIn((await makeUser(server)).username, member.password)).status,
    ).toBe(200);
    expect((await startBrowser(server).startSignIn(member.username, member.password)).factors).toEqual([]);
  });

  it('is set up between the password and the session, with the ticket of that sign-in only', async () => {
    const station = await makeStation(server);
    const admin = await makeUser(server, { stations: [{ stationId: station.id, admin: true }] });
    const signedIn = await admin.signIn();
    await ownFactors(server, signedIn).setUpApp(admin.password, time);
    await rules(signedIn, true, station.slug);
    const user = await makeUser(server, { stations: [{ stationId: station.id }] });
    const browser = startBrowser(server);
    const { ticket, factors } = await browser.startSignIn(user.username, user.password);
    expect(factors).toEqual([]);
    expect((await browser.complete(ticket)).status).toBe(410);
    expect((await browser.complete(ticket, '123456')).status).toBe(410);
    expect((await startBrowser(server).post('second_step/app/', { ticket })).status).toBe(410);
    expect((await browser.post('second_step/app/confirm/', { ticket, code: '123456' })).status).toBe(410);
    const { secret } = (await (await browser.post('second_step/app/', { ticket })).json()) as AppSetup;
    const thief = startBrowser(server);
    expect(
      (await thief.post('second_step/app/confirm/', { ticket, code: appCodeAt(secret, time) })).status,
    ).toBe(410);
    const turnedOn = await browser.post('second_step/app/confirm/', {
      ticket,
      code: appCodeAt(secret, time),
    });
    expect(((await turnedOn.json()) as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    expect((await thief.complete(ticket)).status).toBe(410);
    const done = await browser.complete(ticket);
    const { stations } = (await done.json()) as SignInResponse;
    expect(stations.map((entry) => entry.station)).toEqual([station.slug]);
    expect((await browser.complete(ticket)).status).toBe(410);
    expect((await browser.startSignIn(user.username, user.password)).factors).toEqual(['app', 'recovery']);
  });
});

describe('an admin', () => {
  it('sees who has a second factor, and resets one, which ends the user’s sessions', async () => {
    const user = await makeUser(server);
    const signedIn = await user.signIn();
    await ownFactors(server, signedIn).setUpApp(user.password, time);
    const pending = startBrowser(server);
    const { ticket } = await pending.startSignIn(user.username, user.password);
    const listed = async () =>
      (await listUsers(server, admin)).find(({ id }) => id === user.id)?.has_second_factor;
    expect(await listed()).toBe(true);
    const response = await reset(admin, user.id);
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ id: user.id, has_second_factor: false }),
    ]);
    expect(await listed()).toBe(false);
    const log = await server.call(`/${server.slug}/api/v1/audit/?operation=users.resetSecondFactor`, {
      as: admin,
    });
    expect(await log.text()).toContain('second_factor');
    expect(await settingsStatus(signedIn)).toBe(401);
    expect((await pending.complete(ticket, '000000')).status).toBe(410);
    expect((await pending.signIn(user.username, user.password)).status).toBe(200);
  });

  it('resets neither an own factor, nor one of a user who works elsewhere, nor of a company admin', async () => {
    const other = await makeStation(server);
    const user = await makeUser(server, {
      stations: [{ stationId: firstStation(server).id }, { stationId: other.id }],
    });
    const local = await (
      await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] })
    ).signIn();
    await ownFactors(server, await user.signIn()).setUpApp(user.password, time);
    const boss = (await listUsers(server, admin)).find(({ company_admin }) => company_admin === 1);
    expect((await reset(admin, boss?.id ?? 0)).status).toBe(409);
    expect((await reset(local, boss?.id ?? 0)).status).toBe(404);
    expect((await reset(local, user.id)).status).toBe(403);
    expect((await reset(local, 999_999)).status).toBe(404);
    expect((await listUsers(server, admin)).find(({ id }) => id === user.id)?.has_second_factor).toBe(true);
  });
});
