import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listUsers,
  makeShow,
  makeUser,
  payloadOf,
  saveUser,
  startMailServer,
  startStation,
  userPayload,
  type SignedIn,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';
import { cheapPasswords } from '../../testing/station.ts';

/** The real judge, zxcvbn, which other tests replace. */
const judged = { passwordOptions: { cost: cheapPasswords.cost } };

let mail: TestMailServer;
let server: TestStation;
let clock: FakeClock;
let admin: SignedIn;
beforeAll(async () => {
  clock = createFakeClock();
  mail = await startMailServer();
  const env = { POSTKIT_SMTP_URL: mail.url, POSTKIT_MAIL_FROM: 'post@example.com' };
  server = await startStation({ ...judged, clock, env });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const make = (password: string) => {
  const { title: stationTitle } = firstStation(server);
  return saveUser(server, admin, userPayload({ password, stations: [{ stationTitle }] }));
};

describe('a password that is easy to guess', () => {
  it.each(['password', '12345678', 'aaaaaaaa', '   a    ', 'noraquist', 'MyStation1'])(
    '%j is refused for a new user, at its field',
    async (password) => {
      const refused = await make(password);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        errors: { password: [expect.stringContaining('Choose another: three or four unrelated words')] },
      });
    },
  );

  it('is refused if it is the title of a show', async () => {
    await makeShow(server, { title: 'Zwischenwasserstand' });
    expect((await make('zwischenwasserstand')).status).toBe(400);
  });

  it('is refused in a change, which changes nothing', async () => {
    const user = await makeUser(server);
    const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user was to be listed.');
    expect(
      (await saveUser(server, admin, payloadOf(listed, { first_name: 'Other', password: 'password1' })))
        .status,
    ).toBe(400);
    expect((await listUsers(server, admin)).find(({ id }) => id === user.id)).toEqual(listed);
    expect((await saveUser(server, admin, payloadOf(listed, { password: 'tide table nine' }))).status).toBe(
      200,
    );
  });

  it('is refused at a reset, whose link stays valid', async () => {
    const user = await makeUser(server);
    await server.call('/stations/api/v1/password_reset/', { method: 'POST', json: { name: user.email } });
    clock.advance(1000);
    await server.context.jobs.idle();
    const [, token = ''] = (await mail.next()).link.split('#reset=');
    const confirm = async (password: string) => {
      const path = '/stations/api/v1/password_reset/confirm/';
      return (await server.call(path, { method: 'POST', json: { token, password } })).status;
    };
    expect(await confirm(`${user.username}1`)).toBe(400);
    expect(await confirm('tide table nine')).toBe(204);
  });

  it('still signs in if an earlier version set it', async () => {
    const user = await makeUser(server, { password: 'password' });
    expect((await user.signIn()).username).toBe(user.username);
  });
});

describe('POSTKIT_ADMIN_PASSWORD', () => {
  it('fails a first start, and no later one, if it is easy to guess', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-station-'));
    const start = (password: string) =>
      startStation({ ...judged, dataDir, env: { POSTKIT_ADMIN_PASSWORD: password } });
    await expect(start('password')).rejects.toThrow(
      'POSTKIT_ADMIN_PASSWORD: This password is on lists of common passwords.',
    );
    const first = await start('tide table nine');
    expect(first.firstAdmin).toEqual({ email: 'admin@localhost', password: null });
    await first.stop();
    const later = await start('password');
    expect((await later.signIn('admin', 'tide table nine')).username).toBe('admin');
    await later.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
