import { describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import { makeAuthenticator, type Tampering } from '../../../testing/authenticator.ts';
import { makeStation, makeUser, type SignedIn } from '../../../testing/index.ts';
import { auditEntriesOf, signInAlone, userWithPasskey } from '../../../testing/passkey-user.ts';
import { ownFactors, startBrowser } from '../../../testing/second-factor.ts';
import { stationTest } from '../../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock, env }));
const env = { POSTKIT_PUBLIC_URL: 'https://post.example' };
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };

const settingsStatus = async (as: SignedIn) =>
  (await server.call(`/${server.slug}/api/v1/settings/`, { as })).status;

describe('the own passkeys', () => {
  it('are added after the password, and the first one comes with recovery codes and ends the other sessions', async () => {
    const user = await makeUser(server);
    const [own, other] = [await user.signIn(), await user.signIn()];
    const factors = ownFactors(server, own);
    expect((await factors.call('passkeys/options/')).status).toBe(403);
    const first = await factors.addPasskey(user.password, 'Laptop');
    const second = await factors.addPasskey(user.password, 'Phone');
    expect([first.codes.length, second.codes.length]).toEqual([10, 0]);
    expect([await settingsStatus(own), await settingsStatus(other)]).toEqual([200, 401]);
    expect(await factors.read()).toMatchObject({
      allows_passkeys: true,
      recovery_codes: 10,
      passkeys: [
        { name: 'Phone', created_at: Math.floor(time / 1000), last_used_at: null },
        { name: 'Laptop', created_at: Math.floor(time / 1000), last_used_at: null },
      ],
    });
  });

  it('are renamed and removed by their user only', async () => {
    const [user, other] = [await userWithPasskey(server), await userWithPasskey(server)];
    const [passkey] = (await user.factors.read()).passkeys;
    const path = `passkeys/${passkey?.id ?? 0}/`;
    expect((await other.factors.call(path, { name: 'Mine' }, 'PATCH')).status).toBe(404);
    expect((await other.factors.call(path, undefined, 'DELETE')).status).toBe(404);
    expect((await user.factors.call(path, { name: ' ' }, 'PATCH')).status).toBe(400);
    expect(await (await user.factors.call(path, { name: 'Work laptop' }, 'PATCH')).json()).toEqual({
      ...passkey,
      name: 'Work laptop',
    });
    expect((await user.factors.call(path, undefined, 'DELETE')).status).toBe(204);
    expect(await user.factors.read()).toMatchObject({ passkeys: [], recovery_codes: 0 });
    expect((await startBrowser(server).signIn(user.username, user.password)).status).toBe(200);
    expect(await signInAlone(user)).toBe(422);
  });

  it('change only in a confirmed session', async () => {
    const user = await userWithPasskey(server);
    const [passkey] = (await user.factors.read()).passkeys;
    const { options } = await user.factors.setUpPasskey();
    time += 601_000;
    const path = `passkeys/${passkey?.id ?? 0}/`;
    const response = makeAuthenticator('https://post.example').create(options);
    expect((await user.factors.call('passkeys/', { name: 'Phone', response })).status).toBe(403);
    expect((await user.factors.call(path, { name: 'Phone' }, 'PATCH')).status).toBe(403);
    expect((await user.factors.call(path, undefined, 'DELETE')).status).toBe(403);
  });

  it('are named in the audit log', async () => {
    const user = await userWithPasskey(server);
    const [passkey] = (await user.factors.read()).passkeys;
    await user.factors.call(`passkeys/${passkey?.id ?? 0}/`, { name: 'Phone' }, 'PATCH');
    await user.factors.call(`passkeys/${passkey?.id ?? 0}/`, undefined, 'DELETE');
    const entries = (await auditEntriesOf(user, admin)).filter(({ operation }) =>
      operation.startsWith('secondFactors.'),
    );
    expect(entries.map(({ operation, action, changes }) => [operation, action, changes])).toEqual([
      [
        'secondFactors.removePasskey',
        'changed',
        [{ field: 'passkey', old: 'Phone', new: null, secret: false }],
      ],
      [
        'secondFactors.renamePasskey',
        'changed',
        [{ field: 'passkey', old: 'Laptop', new: 'Phone', secret: false }],
      ],
      [
        'secondFactors.addPasskey',
        'changed',
        [{ field: 'passkey', old: null, new: 'Laptop', secret: false }],
      ],
    ]);
  });

  it('keep the last factor where a station requires one', async () => {
    const station = await makeStation(server);
    const user = await makeUser(server, { stations: [{ stationId: station.id, admin: true }] });
    const signedIn = await user.signIn();
    const factors = ownFactors(server, signedIn);
    await factors.addPasskey(user.password);
    const json = { second_factor_required: true };
    expect(
      (await server.call(`/${station.slug}/api/v1/sign_in_rules/`, { method: 'POST', as: signedIn, json }))
        .status,
    ).toBe(200);
    const [passkey] = (await factors.read()).passkeys;
    expect((await factors.call(`passkeys/${passkey?.id ?? 0}/`, undefined, 'DELETE')).status).toBe(409);
    expect((await factors.read()).passkeys).toEqual([passkey]);
    await factors.setUpApp(user.password, time);
    expect((await factors.call(`passkeys/${passkey?.id ?? 0}/`, undefined, 'DELETE')).status).toBe(204);
    expect((await factors.read()).recovery_codes).toBe(10);
  });

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
    ['no verified user', { isUnverified: true }],
  ])('refuse a new one with %s', async (_, tampering) => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    await factors.call('confirm/', { password: user.password });
    const { options, origin } = await factors.setUpPasskey();
    const authenticator = makeAuthenticator(origin);
    expect(
      (
        await factors.call('passkeys/', {
          name: 'Laptop',
          response: authenticator.create(options, tampering),
        })
      ).status,
    ).toBe(422);
    // The attempt has used the challenge up.
    expect(
      (await factors.call('passkeys/', { name: 'Laptop', response: authenticator.create(options) })).status,
    ).toBe(410);
    expect((await factors.read()).passkeys).toEqual([]);
  });

  it('take no passkey that a user has already, nor the challenge of another session', async () => {
    const [user, thief] = [await userWithPasskey(server), await userWithPasskey(server)];
    const { options } = await thief.factors.setUpPasskey();
    const copied = { name: 'Copy', response: user.authenticator.create(options) };
    expect((await user.factors.call('passkeys/', copied)).status).toBe(410);
    expect((await thief.factors.call('passkeys/', copied)).status).toBe(409);
    expect((await thief.factors.read()).passkeys).toHaveLength(1);
  });

  it('are 20 at most', async () => {
    const user = await makeUser(server);
    const factors = ownFactors(server, await user.signIn());
    for (let count = 0; count < 20; count += 1) await factors.addPasskey(user.password, `Key ${count}`);
    expect((await factors.call('passkeys/options/')).status).toBe(409);
  });
});
