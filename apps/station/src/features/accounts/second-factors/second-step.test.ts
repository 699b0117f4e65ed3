import { describe, expect, it } from 'vitest';
import { signInResponse } from '@postkit/sdk/schema';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import { makeUser, startStation } from '../../../testing/index.ts';
import { appCodeAt, ownFactors, startBrowser } from '../../../testing/second-factor.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { storedText } from '../../../testing/stored-text.ts';

const { server } = stationTest(() => ({ clock }));
let time = Date.UTC(2026, 0, 5, 12);
const clock: Clock = { ...systemClock, now: () => time };
const step = 30_000;
/** Past every limit of attempts. */
const laterOn = () => {
  time += 3_600_000;
};

/** A user with an app whose codes of this moment are unused. */
async function userWithApp() {
  const user = await makeUser(server);
  const { secret, codes } = await ownFactors(server, await user.signIn()).setUpApp(user.password, time);
  time += 2 * step;
  return { ...user, secret, codes };
}

describe('a sign-in with a second factor', () => {
  it('needs a code after the password, and begins the session only then', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    const response = await browser.signIn(user.username, user.password);
    const body = (await response.json()) as { second_step: { ticket: string } };
    expect([response.status, body]).toEqual([
      403,
      { error_message: expect.any(String), second_step: expect.anything() },
    ]);
    expect(body.second_step).toEqual({
      ticket: expect.any(String),
      expires_in: 300,
      factors: ['app', 'recovery'],
    });
    const done = await browser.complete(body.second_step.ticket, appCodeAt(user.secret, time));
    const { apikey, username } = signInResponse.parse(await done.json());
    const settings = `/${server.slug}/api/v1/settings/`;
    expect(
      (await server.call(settings, { headers: { authorization: `ApiKey ${username}:${apikey}` } })).status,
    ).toBe(200);
  });

  it('shows that a factor is needed only after the right password', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    expect((await browser.signIn(user.username, 'wrong')).status).toBe(401);
    expect((await browser.signIn('no.such.user', 'wrong')).status).toBe(401);
  });

  it('gives no ticket to a client that cannot complete the step', async () => {
    const user = await userWithApp();
    const response = await startBrowser(server, 'short').signIn(user.username, user.password);
    expect([response.status, await response.json()]).toEqual([
      403,
      { error_message: expect.stringContaining('second factor') },
    ]);
  });

  it('accepts each code once', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    const code = appCodeAt(user.secret, time);
    const [first, second] = [
      await browser.startSignIn(user.username, user.password),
      await browser.startSignIn(user.username, user.password),
    ];
    expect((await browser.complete(first.ticket, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await browser.complete(second.ticket, code)).status).toBe(422);
    expect((await browser.complete(second.ticket, appCodeAt(user.secret, time - step))).status).toBe(422);
    expect((await browser.complete(second.ticket, appCodeAt(user.secret, time + step))).status).toBe(200);
  });

  it('accepts a code of two sign-ins at the same moment for one of them', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    const tickets = [
      await browser.startSignIn(user.username, user.password),
      await browser.startSignIn(user.username, user.password),
    ];
    const code = appCodeAt(user.secret, time);
    const statuses = await Promise.all(
      tickets.map(async ({ ticket }) => (await browser.complete(ticket, code)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('accepts no code of the day before, and none of another user', async () => {
    const [user, other] = [await userWithApp(), await userWithApp()];
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(ticket, appCodeAt(user.secret, time - 86_400_000))).status).toBe(422);
    expect((await browser.complete(ticket, appCodeAt(other.secret, time))).status).toBe(422);
    expect((await browser.complete(ticket, other.codes[0])).status).toBe(422);
  });

  it('accepts each recovery code once, as users type them', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    expect(user.codes).toHaveLength(10);
    const [code = ''] = user.codes;
    const first = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(first.ticket, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(
      200,
    );
    const second = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(second.ticket, code)).status).toBe(422);
  });

  it('binds a ticket to its browser', async () => {
    const user = await userWithApp();
    const { ticket } = await startBrowser(server).startSignIn(user.username, user.password);
    const thief = startBrowser(server);
    const code = appCodeAt(user.secret, time);
    expect((await thief.complete(ticket, code)).status).toBe(410);
    expect((await thief.complete('a-ticket-of-no-sign-in', code)).status).toBe(410);
  });

  it('uses a ticket for one session of one user', async () => {
    const [user, other] = [await userWithApp(), await userWithApp()];
    const browser = startBrowser(server);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(ticket)).status).toBe(410);
    expect((await browser.complete(ticket, appCodeAt(other.secret, time))).status).toBe(422);
    expect((await browser.complete(ticket, appCodeAt(user.secret, time))).status).toBe(200);
    expect((await browser.complete(ticket, appCodeAt(user.secret, time + step))).status).toBe(410);
  });

  it('voids a ticket after 5 minutes, and when the password changes', async () => {
    const user = await userWithApp();
    const browser = startBrowser(server);
    const late = await browser.startSignIn(user.username, user.password);
    time += 5 * 60_000;
    expect((await browser.complete(late.ticket, appCodeAt(user.secret, time))).status).toBe(410);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    const account = await server.features.accounts.openAccount(user.username);
    await server.context.db.transaction(async (transaction) => {
      await server.features.accounts.setPassword(transaction, account ?? { id: 0, seal: '' }, {
        hash: 'another',
        revokeApiKeys: false,
      });
    });
    expect((await browser.complete(ticket, appCodeAt(user.secret, time))).status).toBe(410);
  });

  it('is no sign-in anywhere else', async () => {
    const user = await userWithApp();
    const { ticket } = await startBrowser(server).startSignIn(user.username, user.password);
    for (const authorization of [`ApiKey ${user.username}:${ticket}`, `Bearer ${ticket}`])
      expect(
        (await server.call(`/${server.slug}/api/v1/settings/`, { headers: { authorization } })).status,
      ).toBe(401);
  });

  it('allows few wrong codes for a ticket, and few for an account and network', async () => {
    laterOn();
    const user = await userWithApp();
    const browser = startBrowser(server);
    const statuses: number[] = [];
    const { ticket } = await browser.startSignIn(user.username, user.password);
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await browser.complete(ticket, '000000')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 410]);
    // The password counted once, and the codes 5 times: 4 attempts are left for this account and network.
    const next = await browser.startSignIn(user.username, user.password);
    statuses.length = 0;
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await browser.complete(next.ticket, '000000')).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
    expect((await browser.signIn(user.username, user.password)).status).toBe(429);
    laterOn();
    const last = await browser.startSignIn(user.username, user.password);
    expect((await browser.complete(last.ticket, appCodeAt(user.secret, time))).status).toBe(200);
  });

  it('allows few codes for an account from all networks together', async () => {
    const other = await startStation({ clock, env: { POSTKIT_TRUST_PROXY: '1' } });
    const user = await makeUser(other);
    const { secret } = await ownFactors(other, await user.signIn()).setUpApp(user.password, time);
    const statuses = new Set<number>();
    for (let network = 0; network < 8; network += 1) {
      const headers = { 'x-forwarded-for': `203.0.${network}.1` };
      const binding = `a browser number ${network}`.replaceAll(' ', '-');
      const basic = `Basic ${Buffer.from(`${user.username}:${user.password}`).toString('base64')}`;
      const begun = await other.call('/stations/api/v1/get_stations.json', {
        headers: { ...headers, authorization: basic, 'x-sign-in-binding': binding },
      });
      const { second_step } = (await begun.json()) as { second_step: { ticket: string } };
      for (let tries = 0; tries < 5; tries += 1) {
        const json = { ticket: second_step.ticket, binding, code: '000000' };
        statuses.add(
          (await other.call('/stations/api/v1/second_step/', { method: 'POST', headers, json })).status,
        );
      }
    }
    expect([...statuses]).toEqual([422, 429]);
    expect(secret).not.toBe('');
    await other.close();
  });

  it('stores neither secrets, nor codes, nor tickets', async () => {
    const user = await userWithApp();
    const { ticket } = await startBrowser(server).startSignIn(user.username, user.password);
    const stored = await storedText(server);
    for (const secret of [
      user.secret,
      ticket,
      ...user.codes,
      ...user.codes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret);
  });

  it('is needed after a password reset too, and not with an API key', async () => {
    const user = await makeUser(server);
    const signedIn = await user.signIn();
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as: signedIn,
      json: { name: 'Export' },
    });
    const { api_key } = (await created.json()) as { api_key: string };
    await ownFactors(server, signedIn).setUpApp(user.password, time);
    const account = await server.features.accounts.openAccount(user.username);
    if (!account) throw new Error('The account is closed.');
    const hash = await server.features.accounts.hashPassword(user.id, 'a new long password', 'test');
    await server.context.db.transaction((transaction) =>
      server.features.accounts.setPassword(transaction, account, { hash, revokeApiKeys: false }),
    );
    expect((await startBrowser(server).startSignIn(user.username, 'a new long password')).factors).toContain(
      'app',
    );
    const authorization = `ApiKey ${user.username}:${api_key}`;
    expect(
      (await server.call(`/${server.slug}/api/v1/settings/`, { headers: { authorization } })).status,
    ).toBe(200);
  });
});
