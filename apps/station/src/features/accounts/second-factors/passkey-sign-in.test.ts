import { describe, expect, it } from 'vitest';
import { signInResponse } from '@postkit/sdk/schema';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import { makeAuthenticator, type Tampering } from '../../../testing/authenticator.ts';
import { listUsers, makeUser, payloadOf, saveUser, startStation } from '../../../testing/index.ts';
import { auditEntriesOf, signInAlone, userWithPasskey } from '../../../testing/passkey-user.ts';
import { ownFactors, startBrowser } from '../../../testing/second-factor.ts';
import { stationTest } from '../../../testing/station-test.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock, env }));
const env = { POSTKIT_PUBLIC_URL: 'https://post.example' };
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };

describe('a sign-in with a passkey alone', () => {
  it('begins a session without a password and without a second step', async () => {
    const user = await userWithPasskey(server);
    const browser = startBrowser(server);
    const { ticket, options, expires_in } = await browser.startPasskeySignIn();
    expect([expires_in, options['allowCredentials'], options['userVerification']]).toEqual([
      300,
      undefined,
      'required',
    ]);
    time += 60_000;
    const response = await browser.completeWithPasskey(ticket, user.authenticator.use(options));
    const { apikey, username } = signInResponse.parse(await response.json());
    expect(username).toBe(user.username);
    const headers = { authorization: `ApiKey ${username}:${apikey}` };
    expect((await server.call(`/${server.slug}/api/v1/settings/`, { headers })).status).toBe(200);
    expect((await user.factors.read()).passkeys[0]?.last_used_at).toBe(Math.floor(time / 1000));
    expect((await auditEntriesOf(user, admin))[0]).toMatchObject({
      action: 'signed_in',
      operation: 'sessions.confirmSignIn',
    });
  });

  it('works once for each challenge, and for the browser that got it', async () => {
    const user = await userWithPasskey(server);
    const browser = startBrowser(server);
    const { ticket, options } = await browser.startPasskeySignIn();
    const response = user.authenticator.use(options);
    expect((await startBrowser(server).completeWithPasskey(ticket, response)).status).toBe(410);
    expect((await browser.completeWithPasskey(ticket, response)).status).toBe(200);
    expect((await browser.completeWithPasskey(ticket, response)).status).toBe(410);
    const next = await browser.startPasskeySignIn();
    expect((await browser.completeWithPasskey(next.ticket, response)).status).toBe(422);
    // Even a right response does not make up for a wrong one.
    expect(
      (await browser.completeWithPasskey(next.ticket, user.authenticator.use(next.options))).status,
    ).toBe(410);
  });

  it('expires after five minutes', async () => {
    const user = await userWithPasskey(server);
    const browser = startBrowser(server);
    const { ticket, options } = await browser.startPasskeySignIn();
    time += 5 * 60_000;
    expect((await browser.completeWithPasskey(ticket, user.authenticator.use(options))).status).toBe(410);
  });

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no verified user', { isUnverified: true }],
    ['another user', { userHandle: Buffer.from('user 1').toString('base64url') }],
  ])('is refused with %s', async (_, tampering) => {
    const user = await userWithPasskey(server);
    expect(await signInAlone(user, tampering)).toBe(422);
    expect(await signInAlone(user)).toBe(200);
  });

  it('is refused with the challenge and the response of a new passkey', async () => {
    const user = await userWithPasskey(server);
    const { options } = await user.factors.setUpPasskey();
    const browser = startBrowser(server);
    const { ticket } = await browser.startPasskeySignIn();
    expect((await browser.completeWithPasskey(ticket, user.authenticator.use(options))).status).toBe(422);
    const next = await browser.startPasskeySignIn();
    const created = user.authenticator.create({ ...options, challenge: next.options['challenge'] });
    expect((await browser.completeWithPasskey(next.ticket, created)).status).toBe(422);
  });

  it('is refused, and recorded, when the counter goes back as with a copied key', async () => {
    const user = await userWithPasskey(server);
    expect(await signInAlone(user, { counter: 7 })).toBe(200);
    expect(await signInAlone(user, { counter: 7 })).toBe(422);
    expect(await signInAlone(user, { counter: 0 })).toBe(422);
    const [zero, same, done] = await auditEntriesOf(user, admin);
    expect([zero, same].map((entry) => [entry?.action, entry?.changes])).toEqual([
      ['sign_in_failed', [{ field: 'passkey_counter', old: '7', new: '0', secret: false }]],
      ['sign_in_failed', [{ field: 'passkey_counter', old: '7', new: '7', secret: false }]],
    ]);
    expect(done?.action).toBe('signed_in');
    expect(await signInAlone(user, { counter: 8 })).toBe(200);
  });

  it('works with authenticators that do not count', async () => {
    const user = await userWithPasskey(server);
    expect(await signInAlone(user, { counter: 0 })).toBe(200);
    expect(await signInAlone(user, { counter: 0 })).toBe(200);
  });

  it('reveals no account: an unknown passkey and a wrong signature have the same response', async () => {
    const user = await userWithPasskey(server);
    const bodyOf = async (passkey: (options: Record<string, unknown>) => object) => {
      const browser = startBrowser(server);
      const { ticket, options } = await browser.startPasskeySignIn();
      const response = await browser.completeWithPasskey(ticket, passkey(options));
      return [response.status, await response.text()];
    };
    const stranger = makeAuthenticator('https://post.example');
    const unknown = await bodyOf((options) => stranger.use(options));
    const forged = await bodyOf((options) => ({
      ...stranger.use(options),
      id: user.authenticator.id,
      rawId: user.authenticator.id,
    }));
    expect(unknown[0]).toBe(422);
    expect(forged).toEqual(unknown);
    expect(await bodyOf(() => ({ id: user.authenticator.id }))).toEqual(unknown);
  });

  it('says that the account is disabled only after the proof', async () => {
    const user = await userWithPasskey(server);
    const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user is not listed.');
    expect((await saveUser(server, admin, payloadOf(listed, { disabled: 1 }))).status).toBe(200);
    expect(await signInAlone(user, { origin: 'https://evil.example' })).toBe(422);
    expect(await signInAlone(user)).toBe(403);
  });
});

describe('a passkey after the password', () => {
  it('completes the sign-in, and does not need to verify its user again', async () => {
    const user = await userWithPasskey(server);
    const browser = startBrowser(server);
    const { ticket, factors } = await browser.startSignIn(user.username, user.password);
    expect(factors).toEqual(['passkey', 'recovery']);
    const { options } = (await (await browser.post('second_step/passkey/', { ticket })).json()) as {
      options: Record<string, unknown>;
    };
    expect(options['allowCredentials']).toEqual([
      { id: user.authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const response = user.authenticator.use(options, { isUnverified: true });
    expect((await startBrowser(server).completeWithPasskey(ticket, response)).status).toBe(410);
    expect((await browser.completeWithPasskey(ticket, response)).status).toBe(200);
    expect((await browser.completeWithPasskey(ticket, response)).status).toBe(410);
  });

  it('is one of the user’s own, with a challenge of this sign-in', async () => {
    const [user, thief] = [await userWithPasskey(server), await userWithPasskey(server)];
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    const read = async () =>
      (
        (await (await browser.post('second_step/passkey/', { ticket })).json()) as {
          options: Record<string, unknown>;
        }
      ).options;
    expect(
      (
        await browser.completeWithPasskey(
          ticket,
          user.authenticator.use({ rpId: 'post.example', challenge: '' }),
        )
      ).status,
    ).toBe(410);
    expect((await browser.completeWithPasskey(ticket, thief.authenticator.use(await read()))).status).toBe(
      422,
    );
    const alone = await browser.startPasskeySignIn();
    await read();
    expect((await browser.completeWithPasskey(ticket, user.authenticator.use(alone.options))).status).toBe(
      422,
    );
    expect((await browser.completeWithPasskey(ticket, user.authenticator.use(await read()))).status).toBe(
      200,
    );
  });

  it('counts wrong responses like wrong codes', async () => {
    const user = await userWithPasskey(server);
    const stranger = makeAuthenticator('https://post.example');
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const options = await browser.post('second_step/passkey/', { ticket });
      if (options.status !== 200) statuses.push(options.status);
      else {
        const { options: request } = (await options.json()) as { options: Record<string, unknown> };
        statuses.push((await browser.completeWithPasskey(ticket, stranger.use(request))).status);
      }
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 410]);
  });

  it('is no way around it: a user whose only factor is a passkey sets up nothing with the password alone', async () => {
    const user = await userWithPasskey(server);
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    expect((await browser.post('second_step/app/', { ticket })).status).toBe(410);
    expect((await browser.complete(ticket)).status).toBe(410);
    expect((await browser.complete(ticket, user.codes[0])).status).toBe(200);
  });
});

describe('an admin who resets a second factor', () => {
  it('removes the passkeys', async () => {
    const user = await userWithPasskey(server);
    const has = async () =>
      (await listUsers(server, admin)).find(({ id }) => id === user.id)?.has_second_factor;
    expect(await has()).toBe(true);
    const response = await server.call(`/${server.slug}/api/v1/reset_second_factor/${user.id}/`, {
      method: 'POST',
      as: admin,
    });
    expect([response.status, await has()]).toEqual([200, false]);
    expect(await signInAlone(user)).toBe(422);
    expect((await startBrowser(server).signIn(user.username, user.password)).status).toBe(200);
  });
});

describe('an installation', () => {
  it('limits the sign-ins of a network', async () => {
    const own = await startStation({ clock, env });
    const statuses = new Set<number>();
    for (let count = 0; count < 601; count += 1)
      statuses.add((await startBrowser(own).post('passkey_sign_in/', {})).status);
    await own.close();
    expect([...statuses]).toEqual([200, 429]);
  });

  it.each(['http://radio.example', 'https://192.0.2.7'])('has no passkeys at %s', async (address) => {
    const own = await startStation({ clock, env: { POSTKIT_PUBLIC_URL: address } });
    const user = await makeUser(own);
    const factors = ownFactors(own, await user.signIn());
    await factors.call('confirm/', { password: user.password });
    expect(await factors.read()).toMatchObject({ allows_passkeys: false });
    const statuses = [
      (await factors.call('passkeys/options/')).status,
      (await startBrowser(own).post('passkey_sign_in/', {})).status,
    ];
    await own.close();
    expect(statuses).toEqual([409, 409]);
  });
});
