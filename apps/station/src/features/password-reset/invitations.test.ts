import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvitationInput, NewInvitation, User } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { refusal } from '../../testing/episode-calls.ts';
import {
  firstStation,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  startMailServer,
  startStation,
  type SignedIn,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';
import { storedText } from '../../testing/stored-text.ts';

const day = 86_400_000;

let server: TestStation;
let mail: TestMailServer;
let clock: FakeClock;
let admin: SignedIn;

beforeAll(async () => {
  clock = createFakeClock();
  mail = await startMailServer();
  server = await startStation({
    clock,
    env: {
      POSTKIT_SMTP_URL: mail.url,
      POSTKIT_MAIL_FROM: 'POST <post@example.com>',
      POSTKIT_PUBLIC_URL: 'https://post.example.com',
    },
  });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

let made = 0;
function invitation(fields: Partial<InvitationInput> = {}): InvitationInput {
  made += 1;
  return {
    first_name: 'Ina',
    last_name: 'Night',
    email: `ina${made}@example.org`,
    username: '',
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: firstStation(server).title, station: server.slug }],
    ...fields,
  };
}

const ask = (json: object, as = admin, path = '', slug = server.slug) =>
  server.call(`/${slug}/api/v1/invite_user/${path}`, { method: 'POST', as, json });
async function invite(fields: Partial<InvitationInput> = {}): Promise<NewInvitation> {
  const response = await ask(invitation(fields));
  if (response.status !== 201) throw new Error(`Responded with ${response.status}: ${await response.text()}`);
  const result = (await response.json()) as NewInvitation;
  await mail.next();
  return result;
}
const reset = (path: string, json: object) =>
  server.call(`/stations/api/v1/password_reset/${path}`, { method: 'POST', json });
const listed = async (id: number): Promise<User | undefined> =>
  (await listUsers(server, admin)).find((user) => user.id === id);

describe('an invitation', () => {
  it('creates a user who cannot sign in yet, and mails the link; the station stores only a hash of its token', async () => {
    const response = await ask(invitation({ email: 'ina@example.org' }));
    const { user, token, is_mailed, expires_at } = (await response.json()) as NewInvitation;
    expect(user).toMatchObject({
      email: 'ina@example.org',
      username: 'ina',
      disabled: 0,
      invited_until: expires_at,
    });
    expect(expires_at).toBe(Math.floor((clock.now() + 7 * day) / 1000));
    expect(is_mailed).toBe(true);
    const { to, link, source } = await mail.next();
    expect([to, link]).toEqual([['ina@example.org'], `https://post.example.com/login#reset=${token}`]);
    expect(source).toContain('invites you to work');
    expect(await listed(user.id)).toMatchObject({ invited_until: expires_at });
    expect(await storedText(server)).not.toContain(token);
  });

  it('names who sent it, and sets the password once', async () => {
    const { user, token } = await invite();
    const read = await reset('read/', { token });
    expect([read.status, await read.json()]).toEqual([
      200,
      { email: user.email, invited_by: 'Station Admin' },
    ]);
    expect((await reset('confirm/', { token, password: 'short' })).status).toBe(400);
    expect((await reset('confirm/', { token, password: 'a password of mine' })).status).toBe(204);
    expect((await server.signIn(user.email, 'a password of mine')).username).toBe(user.username);
    expect(await listed(user.id)).toMatchObject({ invited_until: null });
    expect((await reset('read/', { token })).status).toBe(410);
    const again = await ask({}, admin, `${user.id}/`);
    expect([again.status, (await refusal(again))[1]]).toEqual([
      409,
      expect.stringContaining('has a password already'),
    ]);
  });

  it('expires after a week, and can be renewed', async () => {
    const { user, token } = await invite();
    clock.advance(7 * day);
    admin = await server.signIn();
    expect((await reset('read/', { token })).status).toBe(410);
    expect((await reset('confirm/', { token, password: 'a password of mine' })).status).toBe(410);
    const renewed = (await (await ask({}, admin, `${user.id}/`)).json()) as NewInvitation;
    await mail.next();
    expect(renewed.user.invited_until).toBe(Math.floor((clock.now() + 7 * day) / 1000));
    expect((await reset('confirm/', { token: renewed.token, password: 'a password of mine' })).status).toBe(
      204,
    );
  });

  it('has one valid link, the newest', async () => {
    const { user, token } = await invite();
    const renewed = (await (await ask({}, admin, `${user.id}/`)).json()) as NewInvitation;
    await mail.next();
    expect((await reset('read/', { token })).status).toBe(410);
    expect((await reset('read/', { token: renewed.token })).status).toBe(200);
  });

  it('ends when an admin disables the user or sets a password', async () => {
    for (const change of [
      { disabled: 1 as const, stations: [], password: 'something random' },
      { password: 'set by an admin' },
    ]) {
      const { user, token } = await invite();
      expect((await saveUser(server, admin, payloadOf(user, change))).status).toBe(200);
      expect((await reset('confirm/', { token, password: 'a password of mine' })).status).toBe(410);
      expect(await listed(user.id)).toMatchObject({ invited_until: null });
    }
  });

  it('still has its link when the mail server refuses', async () => {
    mail.refuse('4.3.2 Come back later');
    const response = await ask(invitation());
    mail.refuse(null);
    const { token, is_mailed } = (await response.json()) as NewInvitation;
    expect([response.status, is_mailed]).toEqual([201, false]);
    expect((await reset('read/', { token })).status).toBe(200);
  });

  it('is for admins, who cannot give access to stations of others, nor renew for users of others', async () => {
    const other = await makeStation(server);
    const { user } = await invite({ stations: [{ stationTitle: other.title, station: other.slug }] });
    const local = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    const asLocal = await local.signIn();
    const refused = await ask(
      invitation({ stations: [{ stationTitle: other.title, station: other.slug }] }),
      asLocal,
    );
    expect(refused.status).toBe(400);
    expect((await ask({}, asLocal, `${user.id}/`)).status).toBe(404);
    const ordinary = await (await makeUser(server)).signIn();
    expect((await ask(invitation(), ordinary)).status).toBe(403);
  });

  it('is renewed only by an admin of all of the user’s stations, because the link opens all of them', async () => {
    const other = await makeStation(server);
    const both = [firstStation(server), other].map(({ title, slug: station }) => ({
      stationTitle: title,
      station,
    }));
    const { user, token } = await invite({ stations: both });
    const local = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    const response = await ask({}, await local.signIn(), `${user.id}/`);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('"token"');
    expect((await reset('read/', { token })).status).toBe(200);
  });

  it('of a user who became a company admin is renewed only by company admins', async () => {
    const { user, token } = await invite();
    await sql`update users set company_admin = 1 where id = ${user.id}`.execute(server.context.db.tables());
    const local = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: true }] });
    expect((await ask({}, await local.signIn(), `${user.id}/`)).status).toBe(403);
    expect((await reset('read/', { token })).status).toBe(200);
  });
});
