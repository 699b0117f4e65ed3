import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import type { UserInput } from '@postkit/sdk/schema';
import { startMailServer, type TestMailServer } from '../../apps/station/src/testing/mail-server.ts';
import { failureOf } from '../support/failure-of.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf, type Tenant } from '../support/tenants.ts';

const mailAccount = { user: 'post', password: 'the password of the mail server' };
let mail: TestMailServer;
let started: TenantStation;
let tenant: Tenant;
let client: PostKitClient;
/** A client that is not signed in. */
let visitor: PostKitClient;

beforeAll(async () => {
  mail = await startMailServer(mailAccount);
  started = await startTenantStation({
    POSTKIT_LOG_LEVEL: 'trace',
    POSTKIT_MAIL_FROM: 'POST <post@example.com>',
    POSTKIT_SMTP_URL: mail.url.replace(
      '//',
      `//${mailAccount.user}:${encodeURIComponent(mailAccount.password)}@`,
    ),
  });
  ({ tenant, client } = started);
  visitor = createClient({ baseUrl: started.station.url, validate: schema });
}, 90_000);

afterAll(async () => {
  await started?.[Symbol.asyncDispose]();
  await mail?.close();
});

/** A new user as the form sends it. */
function newUser(name: string): UserInput {
  return {
    first_name: 'Nora',
    last_name: 'Quist',
    email: `${name}@example.org`,
    username: '',
    password: `the password of ${name}`,
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: tenant.name }],
  };
}

describe('users', () => {
  it('USERS-029 USERS-030 are listed with every field', async () => {
    const { id } = await client.users.create(newUser('listed'));
    const [self, other] = (await client.users.list()).toSorted((a, b) => a.id - b.id);
    const station = { station: tenant.slug, station_name: tenant.name };
    expect(self).toMatchObject({
      username: tenant.username,
      admin_stations: [station],
      user_stations: [station],
    });
    expect(other).toEqual({
      id,
      first_name: 'Nora',
      last_name: 'Quist',
      email: 'listed@example.org',
      username: 'listed',
      disabled: 0,
      company_admin: 0,
      admin_stations: [],
      user_stations: [{ ...station, shows: null }],
      other_stations: 0,
      api_keys: 0,
      invited_until: null,
      has_second_factor: false,
      has_single_sign_on: false,
      version: 1,
    });
  });

  it('USERS-031 USERS-033 are created with a derived username, and sign in', async () => {
    const made = await client.users.create(newUser('made'));
    expect(made.username).toBe('made');
    const signedIn = await visitor.sessions.signIn('made', 'the password of made');
    expect(signedIn.stations.map(({ station }) => station)).toEqual([tenant.slug]);
    const again = await failureOf(client.users.create(newUser('made')));
    expect(again).toMatchObject({ status: 409, fields: { email: ['Another user has this email address.'] } });
  });

  it('USERS-032 are saved, unless another admin saved since', async () => {
    const made = await client.users.create(newUser('saved'));
    const payload = { ...newUser('saved'), id: made.id, username: made.username, password: '' as const };
    const saved = await client.users.save({ ...payload, version: made.version, first_name: 'Eva' });
    expect(saved).toEqual({ ...made, first_name: 'Eva', version: made.version + 1 });
    const stale = await failureOf(
      client.users.save({ ...payload, version: made.version, first_name: 'Ida' }),
    );
    expect(stale).toMatchObject({ status: 409 });
    expect((await client.users.list()).find(({ id }) => id === made.id)?.first_name).toBe('Eva');
  });

  it('are disabled with no station and a random password, and can no longer call', async () => {
    const made = await client.users.create(newUser('leaving'));
    const person = { ...tenant, username: made.username, password: 'the password of leaving' };
    const leaving = await clientOf(started.station.url, person);
    const payload = { ...newUser('leaving'), id: made.id, username: made.username, version: made.version };
    const saved = await client.users.save({
      ...payload,
      disabled: 1,
      stations: [],
      password: 'k2j4h5k2j3h4k5',
    });
    expect(saved).toMatchObject({ disabled: 1, user_stations: [] });
    expect(await failureOf(leaving.shows.list())).toMatchObject({ status: 401 });
  });

  it('are hidden from users who are not admins', async () => {
    await client.users.create(newUser('plain'));
    const plain = await clientOf(started.station.url, {
      ...tenant,
      username: 'plain',
      password: 'the password of plain',
    });
    expect(await failureOf(plain.users.list())).toMatchObject({ status: 403 });
    expect(await failureOf(plain.users.create(newUser('more')))).toMatchObject({ status: 403 });
    expect(await failureOf(plain.users.save({ ...newUser('more'), username: 'more' }))).toMatchObject({
      status: 403,
    });
  });
});

describe('a forgotten password', () => {
  it('is reset with a mailed link, once', async () => {
    await client.users.create(newUser('forgetful'));
    const before = await clientOf(started.station.url, {
      ...tenant,
      username: 'forgetful',
      password: 'the password of forgetful',
    });
    await visitor.sessions.requestPasswordReset('forgetful');
    const { to, link } = await mail.next();
    expect(to).toEqual(['forgetful@example.org']);
    const token = new URL(link).hash.replace('#reset=', '');

    await visitor.sessions.resetPassword(token, 'a password to remember');
    expect(await failureOf(before.shows.list())).toMatchObject({ status: 401 });
    await clientOf(started.station.url, {
      ...tenant,
      username: 'forgetful',
      password: 'a password to remember',
    });
    expect(await failureOf(visitor.sessions.resetPassword(token, 'another password'))).toMatchObject({
      status: 410,
    });
    for (const secret of [
      token,
      mailAccount.password,
      encodeURIComponent(mailAccount.password),
      'a password to remember',
    ]) {
      expect(started.station.output().includes(secret)).toBe(false);
    }
  });

  it('gets the same response for an unknown user', async () => {
    expect(await visitor.sessions.requestPasswordReset('nobody@example.org')).toBeUndefined();
  });
});

describe('the installation', () => {
  it('returns its links to a visitor, and that it sends mail', async () => {
    const { links, mails_password_resets: mails } = await visitor.settings.installation();
    expect(mails).toBe(true);
    expect(links).toEqual((await client.settings.get()).settings.links);
  });
});
