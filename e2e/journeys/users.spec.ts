import type { PostKitClient } from '@postkit/sdk';
import type { User } from '@postkit/sdk/schema';
import { ApiKeysDialog } from '../pages/api-keys-dialog.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { UsersPage } from '../pages/users-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { failureOf } from '../support/failure-of.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { admin } from '../support/station-process.ts';

const password = 'a password of a journey';

/** A user at Harbour FM, created through the API. */
function makeUser(client: PostKitClient, name: string): Promise<User> {
  return client.users.create({
    first_name: name,
    last_name: 'Journey',
    email: `${name.toLowerCase()}@journey.example`,
    username: '',
    password,
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });
}

test('USERS-001 USERS-006 USERS-038 an admin creates a user, who signs in and sees only their station', async ({
  page,
  browser,
  station,
}) => {
  const users = new UsersPage(page);
  await page.goto('/harbour-fm/shows');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
  await page.waitForURL('**/harbour-fm/users');
  await expect(users.table).toBeVisible();
  await expect(page).toHaveTitle('POST - Users');
  await test.step('USERS-007 the table has six columns', async () => {
    await expect(users.table.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Access',
      'Status',
      'Station(s)',
      'Actions',
    ]);
  });
  await look(page, 'users');

  const email = 'nora@journey.example';
  const made = await users.fillNew({ firstName: 'Nora', lastName: 'Quist', email });
  await users.chooseStations(users.newDialog, ['Harbour News']);
  await look(page, 'users-new');
  await users.save(users.newDialog);
  await expect(users.newDialog).toHaveCount(0);
  await expect(users.messages.saying('Nora Quist can sign in now.')).toBeVisible();
  await expect(users.row(email)).toBeFocused();
  await test.step('USERS-009 a row counts the stations', async () => {
    await expect(users.row(email).getByRole('cell')).toHaveText([
      email,
      'User',
      'Active',
      '1 station(s)',
      '',
    ]);
  });

  await using context = await browser.newContext({ baseURL: station.url });
  const theirs = await context.newPage();
  const signIn = new SignInPage(theirs);
  await signIn.open();
  await signIn.logIn(email, made);
  await theirs.waitForURL('**/harbour-news/audio-editor');
  await theirs.goto('/harbour-fm/shows');
  await expect(theirs.getByText('You don’t have access to this station')).toBeVisible();
  await expectNoAxeFindings(theirs);
  await look(theirs, 'shell-no-station');
  await theirs.goto('/harbour-news/users');
  await expect(theirs.getByText('Only admins can open Users')).toBeVisible();
});

test('two admins who save the same user choose whose version stays', async ({ page, client }) => {
  const user = await makeUser(client, 'Vera');
  const users = new UsersPage(page);
  await users.open();
  await expect(users.rows).not.toHaveCount(0);
  const all = await users.rows.count();
  await test.step('USERS-002 USERS-003 USERS-004 a search by any part of a name or email, in any case, and the count of what it leaves', async () => {
    await expect(page.getByText(`${all} users`, { exact: true })).toBeVisible();
    for (const text of ['vERa', 'jOURNEy', user.email.toUpperCase()]) {
      await users.search.fill(text);
      await expect(users.row(user.email)).toBeVisible();
    }
    await expect(users.rows).toHaveCount(1);
    await expect(page.getByText(`1 of ${all} users`, { exact: true })).toBeVisible();
  });
  await users.press(user.email, 'Edit');
  await users.field(users.editDialog, 'Last name').fill('Mine');
  const { id, version, username, email } = user;
  const stations = [{ stationTitle: 'Harbour FM' }];
  const common = { id, version, username, email, company_admin: false, stations, password: '' } as const;
  await client.users.save({
    ...common,
    first_name: 'Theirs',
    last_name: 'Journey',
    isAdmin: true,
    accessLevel: 'admin',
  });

  await users.save(users.editDialog);
  const question = page.getByRole('alertdialog', { name: 'Another admin saved this user' });
  await expect(question.getByRole('row')).toHaveText([
    /Field/,
    /First name\s*Vera\s*Theirs/,
    /Last name\s*Mine\s*Journey/,
    /Access\s*User\s*Admin/,
  ]);
  await expectNoAxeFindings(page, ['[role=alertdialog]']);
  await look(page, 'users-conflict');
  await question.getByRole('button', { name: 'Load their version' }).click();
  await expect(users.field(users.editDialog, 'First name')).toHaveValue('Theirs');
  await users.field(users.editDialog, 'Last name').fill('Both');
  await users.save(users.editDialog);
  await expect(users.row(user.email)).toContainText('Theirs Both');
  expect((await client.users.list()).find((one) => one.id === id)).toMatchObject({
    first_name: 'Theirs',
    last_name: 'Both',
    version: 3,
  });
});

test('disabling a user ends their open session at once; enabling restores access', async ({
  page,
  client,
  browser,
  station,
}) => {
  const user = await makeUser(client, 'Otto');
  await using context = await browser.newContext({ baseURL: station.url });
  const theirs = await context.newPage();
  const signIn = new SignInPage(theirs);
  await signIn.open();
  const opened = theirs.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/sessions/'),
  );
  await signIn.logIn(user.username, password);
  await theirs.waitForURL('**/harbour-fm/audio-editor');
  await opened;

  const users = new UsersPage(page);
  await users.open();
  await users.press(user.email, 'Disable');
  const question = page.getByRole('alertdialog', { name: 'Disable Otto Journey?' });
  await look(page, 'users-disable');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(users.row(user.email)).toContainText('Disabled');
  await theirs.waitForURL((url) => url.pathname === '/login');
  await signIn.logIn(user.username, password);
  await expect(theirs.getByText('Invalid email or password.')).toBeVisible();

  await test.step('USERS-005 Hide Disabled removes disabled users from the table', async () => {
    await users.hideDisabled.check();
    await expect(users.row(user.email)).toHaveCount(0);
    await expect(users.row(admin.email)).toBeVisible();
  });
  await page.reload();
  await expect(users.hideDisabled).toBeChecked();
  await expect(users.row(user.email)).toHaveCount(0);
  await users.hideDisabled.uncheck();
  await users.press(user.email, 'Enable');
  await expect(users.editDialog).toContainText('Disabling removed their stations and password.');
  const fresh = await users.makePassword(users.editDialog);
  await users.save(users.editDialog);
  await expect(users.row(user.email)).toContainText('Active');
  await signIn.logIn(user.username, fresh);
  await theirs.waitForURL('**/harbour-fm/audio-editor');
});

test('the keyboard alone finds and edits a user', async ({ page, client }) => {
  await makeUser(client, 'Kilian');
  const users = new UsersPage(page);
  await users.open();
  await expect(users.table).toBeVisible();
  await page.getByRole('button', { name: 'Invite user' }).focus();
  await page.keyboard.press('Tab');
  await expect(users.search).toBeFocused();
  await page.keyboard.type('nobody of that name');
  await expect(page.getByText('No users match')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('kilian');
  await expect(users.rows).toHaveCount(1);
  for (const stop of [users.hideDisabled, users.row('kilian@journey.example')]) {
    // Past the search field's clear button.
    while (!(await stop.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(users.field(users.editDialog, 'First name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kjell');
  await page.keyboard.press('Enter');
  await expect(users.editDialog).toHaveCount(0);
  await users.search.fill('');
  await expect(users.row('kilian@journey.example')).toContainText('Kjell Journey');
});

test('an API key is created, used by a call, revoked and refused', async ({
  page,
  signedIn,
  station,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const withKey = (apiKey: string) => clientAt(station.url, { ...signedIn, apikey: apiKey });

  await page.goto('/harbour-fm/shows');
  const keys = new ApiKeysDialog(page);
  await keys.open();
  await expect(keys.dialog.getByText('No keys yet')).toBeVisible();
  const made = await keys.make('Nightly export');
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'api-key-made');
  await made.getByRole('button', { name: 'Copy' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await made.getByRole('button', { name: 'I saved the key' }).click();
  await expect(keys.row('Nightly export')).toContainText('Never used');
  expect(await page.content()).not.toContain(secret);
  expect((await withKey(secret).shows.list()).length).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await keys.open();
  await expect(keys.row('Nightly export')).not.toContainText('Never used');
  await look(page, 'api-keys');
  await keys.row('Nightly export').getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys.dialog.getByText('No keys yet')).toBeVisible();
  expect(await failureOf(withKey(secret).shows.list())).toMatchObject({ status: 401 });
});
