import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import {
  listenLive,
  listUsers,
  makeUser,
  payloadOf,
  saveUser,
  startMailServer,
  startStation,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';
import { storedText } from '../../testing/stored-text.ts';

let server: TestStation;
let mail: TestMailServer;
let clock: FakeClock;

beforeAll(async () => {
  clock = createFakeClock();
  mail = await startMailServer();
  server = await startStation({ clock, env: mailEnv() });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const minute = 60_000;
const mailEnv = () => ({
  POSTKIT_SMTP_URL: mail.url,
  POSTKIT_MAIL_FROM: 'POST <post@example.com>',
  POSTKIT_PUBLIC_URL: 'https://post.example.com',
});

function ask(name: string, on = server): Promise<Response> {
  return on.call('/stations/api/v1/password_reset/', { method: 'POST', json: { name } });
}

function confirm(
  token: string,
  password: string,
  more: { revoke_api_keys?: boolean } = {},
): Promise<Response> {
  return server.call('/stations/api/v1/password_reset/confirm/', {
    method: 'POST',
    json: { token, password, ...more },
  });
}

/** Sends the requested mails. */
async function sendMails(): Promise<void> {
  clock.advance(1000);
  await server.context.jobs.idle();
}

async function tokenFor(name: string): Promise<string> {
  await ask(name);
  await sendMails();
  return (await mail.next()).link.split('#reset=')[1] ?? '';
}

describe('requesting a new password', () => {
  it('mails a link with the token in the fragment, and stores only its hash', async () => {
    const user = await makeUser(server);
    expect((await ask(user.email)).status).toBe(202);
    await sendMails();
    const { from, to, source, link } = await mail.next();
    expect([from, to]).toEqual(['post@example.com', [user.email]]);
    expect(link).toMatch(/^https:\/\/post\.example\.com\/login#reset=[\w-]{43}$/);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain('for one hour');

    const [, token = ''] = link.split('#reset=');
    expect(await storedText(server)).not.toContain(token);
  });

  it('responds the same to existing, unknown and disabled users, and mails only the first', async () => {
    const [user, gone] = [await makeUser(server), await makeUser(server)];
    const admin = await server.signIn();
    const listed = (await listUsers(server, admin)).find(({ id }) => id === gone.id);
    if (!listed) throw new Error('They were to be listed.');
    await saveUser(
      server,
      admin,
      payloadOf(listed, { disabled: 1, stations: [], password: 'something random' }),
    );

    const before = mail.mails.length;
    const answers = await Promise.all(
      [user.username, 'nobody@example.com', gone.email].map((name) => ask(name)),
    );
    const responses = await Promise.all(
      answers.map(async (response) => [
        response.status,
        await response.text(),
        [...response.headers.keys()].filter((name) => name !== 'date'),
      ]),
    );
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    // Nothing is looked up before the response: all three add the same job.
    expect(mail.mails).toHaveLength(before);
    await sendMails();
    expect(mail.mails.slice(before).map(({ to }) => to)).toEqual([[user.email]]);
    await mail.next();
  });

  it('is limited by name and by address', async () => {
    const other = await startStation({ clock, env: mailEnv() });
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await ask('Somebody@example.com', other)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    const others = [];
    for (let time = 0; time < 30; time += 1)
      others.push((await ask(`other-${time}@example.com`, other)).status);
    expect(others.slice(-3)).toEqual([429, 429, 429]);
    clock.advance(15 * minute);
    expect((await ask('somebody@example.com', other)).status).toBe(202);
    await other.close();
  });

  it('waits for a mail server that is down, and survives a restart of the station', async () => {
    const first = await startStation({ clock, env: mailEnv() });
    const user = await makeUser(first);
    mail.refuse('4.3.2 Come back later');
    await ask(user.email, first);
    clock.advance(1000);
    await first.context.jobs.idle();
    await first.stop();
    mail.refuse(null);

    const second = await startStation({ clock, env: mailEnv(), dataDir: first.dataDir });
    await second.context.jobs.idle();
    clock.advance(minute);
    expect((await mail.next()).to).toEqual([user.email]);
    await second.close();
  });

  it('explains what to do if no mail can be sent, and the log contains the reason', async () => {
    const silent = await startStation({ clock });
    const warned = vi.spyOn(silent.context.log, 'warn');
    const response = await ask('admin@localhost', silent);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error_message:
        'This station cannot send email. Ask an admin of your station to set a new password for you.',
    });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('POSTKIT_SMTP_URL is not set'));
    await silent.close();
  });
});

describe('setting a new password', () => {
  it('ends every session and stream, and the link', async () => {
    const user = await makeUser(server);
    const [one, other] = [await user.signIn(), await user.signIn()];
    const stream = await listenLive(server, one);
    const token = await tokenFor(user.email);
    expect((await confirm(token, 'a password of mine')).status).toBe(204);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    for (const as of [one, other])
      expect((await server.call(`/${server.slug}/api/v1/settings/`, { as })).status).toBe(401);
    await expect(user.signIn()).rejects.toThrow('401');
    expect((await server.signIn(user.email, 'a password of mine')).username).toBe(user.username);
    expect((await confirm(token, 'another password')).status).toBe(410);
  });

  it.each([
    [true, 401],
    [false, 200],
    [undefined, 200],
  ])('with revoke_api_keys %s leaves API keys that respond with %i', async (revokes, status) => {
    const user = await makeUser(server);
    const signedIn = await user.signIn();
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as: signedIn,
      json: { name: 'Script' },
    });
    const { api_key: key } = (await created.json()) as { api_key: string };
    const byKey = { ...signedIn, key, authorization: `ApiKey ${user.username}:${key}` };
    const stream = await listenLive(server, byKey);
    const token = await tokenFor(user.email);
    expect(
      (await confirm(token, 'a password of mine', revokes === undefined ? {} : { revoke_api_keys: revokes }))
        .status,
    ).toBe(204);
    await expect(stream.next('show_changed')).rejects.toThrow('The live channel ended.');
    expect((await server.call(`/${server.slug}/api/v1/settings/`, { as: byKey })).status).toBe(status);
  });

  it('works for an hour', async () => {
    const user = await makeUser(server);
    const token = await tokenFor(user.email);
    clock.advance(60 * minute);
    const late = await confirm(token, 'a password of mine');
    expect([late.status, await late.json()]).toEqual([
      410,
      { error_message: expect.stringContaining('Request a new one') },
    ]);
    expect((await user.signIn()).username).toBe(user.username);
  });

  it('works only with the newest link', async () => {
    const user = await makeUser(server);
    const [first, second] = [await tokenFor(user.email), await tokenFor(user.username)];
    expect((await confirm(first, 'a password of mine')).status).toBe(410);
    expect((await confirm(second, 'a password of mine')).status).toBe(204);
  });

  it('is void once an admin changed the email or the password, or disabled the user', async () => {
    const admin = await server.signIn();
    for (const change of [
      { email: 'somewhere-else@example.com' },
      { password: 'set by an admin' },
      { disabled: 1 as const, stations: [], password: 'something random' },
    ]) {
      const user = await makeUser(server);
      const token = await tokenFor(user.email);
      const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
      if (!listed) throw new Error('They were to be listed.');
      expect((await saveUser(server, admin, payloadOf(listed, change))).status).toBe(200);
      expect((await confirm(token, 'a password of mine')).status).toBe(410);
    }
  });

  it('can be retried after a password that is too short', async () => {
    const user = await makeUser(server);
    const token = await tokenFor(user.email);
    const short = await confirm(token, 'short');
    expect([short.status, Object.keys(((await short.json()) as { errors: object }).errors)]).toEqual([
      400,
      ['password'],
    ]);
    expect((await confirm(token, 'long enough')).status).toBe(204);
  });

  it('limits wrong tokens by address', async () => {
    const other = await startStation({ clock, env: mailEnv() });
    const statuses = [];
    const json = { token: 'a'.repeat(43), password: 'a password of mine' };
    for (let time = 0; time < 61; time += 1) {
      statuses.push(
        (await other.call('/stations/api/v1/password_reset/confirm/', { method: 'POST', json })).status,
      );
    }
    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([410]), 429]);
    await other.close();
  });

  it('succeeds once if two requests arrive at the same time', async () => {
    const user = await makeUser(server);
    const token = await tokenFor(user.email);
    const answers = await Promise.all([
      confirm(token, 'the first password'),
      confirm(token, 'the second password'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 410]));
  });
});
