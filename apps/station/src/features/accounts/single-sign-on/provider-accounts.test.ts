import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '@postkit/sdk/schema';
import {
  listUsers,
  makeShow,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  type TestStation,
} from '../../../testing/index.ts';
import {
  type ProviderPerson,
  startOpenIdProvider,
  type TestProvider,
} from '../../../testing/openid-provider.ts';
import { startProviderBrowser, startStationWith } from '../../../testing/single-sign-on.ts';

let provider: TestProvider;
let server: TestStation;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await startStationWith(provider, {
    POSTKIT_OIDC_GROUPS:
      'it=*:admin; cn=editors,ou=radio=station:editor; pods=station:podcast; logs=station:logger; bay=bay-fm:editor',
    POSTKIT_OIDC_CREATE_USERS: '1',
  });
  await makeStation(server, { slug: 'bay-fm', name: 'Bay FM' });
});
beforeEach(() => {
  provider.faults = {};
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let made = 0;
function person(overrides: Partial<ProviderPerson> = {}): ProviderPerson {
  made += 1;
  const sub = `person-${made}`;
  return {
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Quist',
    groups: ['pods'],
    ...overrides,
  };
}

async function signInAs(known: ProviderPerson) {
  provider.person = known;
  const one = startProviderBrowser(server);
  return { outcome: await one.signIn(), stations: await one.stations(), browser: one };
}

const listed = async (email: string) =>
  (await listUsers(server, await server.signIn())).find((user) => user.email === email);

async function activityOf(name: string): Promise<string[]> {
  const response = await server.call(`/${server.slug}/api/v1/audit/?limit=200`, {
    as: await server.signIn(),
  });
  const { entries } = (await response.json()) as AuditPage;
  return entries.filter(({ thing }) => thing.name === name).map(({ action }) => action);
}

describe('an account of a user at the provider', () => {
  it('is created with the stations of the groups, and marked in the list of users', async () => {
    const nora = person({ groups: ['cn=editors,ou=radio', 'another'] });
    expect(await signInAs(nora)).toMatchObject({ outcome: 'done', stations: ['station'] });
    expect(await listed(nora.email ?? '')).toMatchObject({
      first_name: 'Nora',
      last_name: 'Quist',
      username: nora.sub,
      has_single_sign_on: true,
      admin_stations: [],
    });
    expect(
      (await listUsers(server, await server.signIn())).find(({ username }) => username === 'admin')
        ?.has_single_sign_on,
    ).toBe(false);
  });

  it('keeps a limit to shows when groups change, and when they are lost and return', async () => {
    const nora = person({ groups: ['pods'] });
    await signInAs(nora);
    const show = await makeShow(server, { title: 'Mornings of Nora' });
    const user = await listed(nora.email ?? '');
    if (!user) throw new Error('The sign-in made no user.');
    const stations = [{ station: server.slug, stationTitle: 'My station', shows: [show.id] }];
    expect((await saveUser(server, await server.signIn(), payloadOf(user, { stations }))).status).toBe(200);
    const shows = async () => (await listed(nora.email ?? ''))?.user_stations.map((one) => one.shows);
    for (const groups of [['cn=editors,ou=radio'], [], ['pods']]) await signInAs({ ...nora, groups });
    expect(await shows()).toEqual([[show.id]]);
  });

  it('follows the groups at every sign-in', async () => {
    const nora = person({ groups: ['it'], family_name: 'Follows' });
    expect((await signInAs(nora)).stations).toEqual(['station', 'bay-fm']);
    expect((await listed(nora.email ?? ''))?.admin_stations).toHaveLength(2);
    expect((await signInAs({ ...nora, groups: ['bay'] })).stations).toEqual(['bay-fm']);
    expect((await listed(nora.email ?? ''))?.admin_stations).toEqual([]);
    expect((await signInAs({ ...nora, groups: ['pods'] })).stations).toEqual(['station']);
    const podcasts = await signInAs({ ...nora, groups: ['pods'] });
    expect((await podcasts.browser.page('/station/api/v1/logger/sources/')).status).not.toBe(200);
    expect(await activityOf('Nora Follows')).toEqual(
      expect.arrayContaining(['created', 'changed', 'signed_in']),
    );
  });

  it('loses its stations, sessions and API keys with the last group, and stays in the list', async () => {
    const nora = person({ family_name: 'Leaves' });
    const { browser } = await signInAs(nora);
    const key = await browser.open('/stations/api/v1/session/', { 'sec-fetch-site': 'same-origin' });
    const { username, apikey } = (await key.json()) as { username: string; apikey: string };
    const authorization = `ApiKey ${username}:${apikey}`;
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      headers: { authorization },
      json: { name: 'Export' },
    });
    const { api_key: long } = (await created.json()) as { api_key: string };
    const settings = () =>
      server.call('/station/api/v1/settings/', { headers: { authorization: `ApiKey ${username}:${long}` } });
    expect((await settings()).status).toBe(200);
    expect((await signInAs({ ...nora, groups: ['unknown'] })).outcome).toBe('no_group');
    expect(await browser.stations()).toBeNull();
    expect((await settings()).status).toBe(401);
    expect((await listed(nora.email ?? ''))?.user_stations).toEqual([]);
    expect(await activityOf('Nora Leaves')).toContain('changed');
    expect((await signInAs(nora)).outcome).toBe('done');
  });

  it('is bound by an email that the provider vouches for, once', async () => {
    const user = await makeUser(server);
    const email = user.email.toUpperCase();
    expect((await signInAs(person({ email, email_verified: false }))).outcome).toBe('unverified');
    expect((await signInAs({ sub: 'without', email, groups: ['pods'] })).outcome).toBe('unverified');
    expect((await signInAs(person({ email, groups: [] }))).outcome).toBe('no_group');
    expect((await listed(user.email))?.has_single_sign_on).toBe(false);
    expect((await signInAs(person({ email }))).outcome).toBe('done');
    expect(await listed(user.email)).toMatchObject({ id: user.id, has_single_sign_on: true });
    // Another user of the provider with the same email does not get the account.
    expect((await signInAs(person({ email }))).outcome).toBe('no_account');
  });

  it('is not bound by an email that only looks the same', async () => {
    const user = await makeUser(server, { username: 'kim', email: 'kim@example.org' });
    expect((await signInAs(person({ email: '\u212Aim@example.org' }))).outcome).toBe('unverified');
    expect((await signInAs(person({ email: 'kim@example.org, else@example.org' }))).outcome).toBe(
      'unverified',
    );
    expect((await listed(user.email))?.has_single_sign_on).toBe(false);
  });

  it.each([
    ['a space after it', 'spaced@example.org '],
    ['a space before it', ' spaced@example.org'],
    ['a tab', '\tspaced@example.org'],
    ['a line break', 'spaced@example.org\n'],
    ['a space that does not break', 'spaced@example.org\u00A0'],
    ['a byte order mark', '\uFEFFspaced@example.org'],
    ['a space before the @', 'spaced @example.org'],
  ])('is not bound by an email with %s', async (_what, email) => {
    if (!(await listed('spaced@example.org')))
      await makeUser(server, { username: 'spaced', email: 'spaced@example.org' });
    expect((await signInAs(person({ email }))).outcome).toBe('unverified');
    expect((await listed('spaced@example.org'))?.has_single_sign_on).toBe(false);
  });

  it.each(['%s ', ' %s', '%s\n', '\u00A0%s'])(
    'does not belong to another user whose id at the provider differs by white space: %j',
    async (form) => {
      const nora = person();
      expect((await signInAs(nora)).outcome).toBe('done');
      expect((await signInAs({ ...nora, sub: form.replace('%s', nora.sub) })).outcome).toBe('no_account');
    },
  );

  it('is not bound by the username of another user', async () => {
    await makeUser(server, { username: 'box@example.org', email: 'other-box@example.org' });
    expect((await signInAs(person({ email: 'box@example.org' }))).outcome).toBe('no_account');
  });

  it('is refused while it is disabled', async () => {
    const nora = person({ family_name: 'Disabled' });
    await signInAs(nora);
    const user = await listed(nora.email ?? '');
    await server.context.db
      .tables<{ users: { id: number; disabled: number } }>()
      .updateTable('users')
      .set({ disabled: 1 })
      .where('id', '=', user?.id ?? 0)
      .execute();
    expect((await signInAs(nora)).outcome).toBe('disabled');
    expect(await activityOf('Nora Disabled')).toContain('sign_in_failed');
  });

  it('of a company admin keeps its rights, and needs a group', async () => {
    const admin = person({ email: 'boss@example.org' });
    await makeUser(server, { username: 'boss', email: 'boss@example.org', companyAdmin: true, stations: [] });
    expect(await signInAs(admin)).toMatchObject({ outcome: 'done', stations: ['station', 'bay-fm'] });
    expect((await signInAs({ ...admin, groups: [] })).outcome).toBe('no_group');
    expect((await listed('boss@example.org'))?.company_admin).toBe(1);
  });
});

describe('a station without a mapping', () => {
  it('binds existing accounts, leaves their stations alone and creates none', async () => {
    const plain = await startStationWith(provider);
    const user = await makeUser(plain);
    const one = startProviderBrowser(plain);
    provider.person = person({ email: user.email, groups: [] });
    expect(await one.signIn()).toBe('done');
    expect(await one.stations()).toEqual([plain.slug]);
    provider.person = person({ groups: [] });
    expect(await startProviderBrowser(plain).signIn()).toBe('no_account');
    await plain.close();
  });
});
