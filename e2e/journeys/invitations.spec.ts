import { SignInPage } from '../pages/sign-in-page.ts';
import { UsersPage } from '../pages/users-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

test('an admin invites a user by a link, who chooses a password and signs in', async ({
  page,
  browser,
  station,
}) => {
  const users = new UsersPage(page);
  await users.open();
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  const email = 'guest@journey.example';
  await dialog.getByLabel(/^First name/).fill('Guest');
  await dialog.getByLabel(/^Last name/).fill('Journey');
  await dialog.getByLabel(/^Email/).fill(email);
  await look(page, 'invite');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('dialog', { name: 'Link for Guest Journey' });
  const address = new URL(await made.getByRole('textbox', { name: 'Link' }).inputValue());
  await expectNoAxeFindings(page);
  await look(page, 'invited');
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(users.row(email)).toContainText('Invited');

  await using context = await browser.newContext({
    baseURL: station.url,
    viewport: { width: 390, height: 844 },
  });
  const theirs = await context.newPage();
  await theirs.goto(address.pathname + address.hash);
  await expect(theirs.getByText(`invites you. Choose a password; you sign in with ${email}.`)).toBeVisible();
  await expect(theirs.getByRole('checkbox')).toHaveCount(0);
  await look(theirs, 'invitation');
  await theirs.getByLabel(/^New password/).fill('a password of a guest');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await new SignInPage(theirs).logIn(email, 'a password of a guest');
  await theirs.waitForURL(/\/harbour-fm\//);

  await page.reload();
  await expect(users.row(email)).toContainText('Active');
});

test('an admin makes a new link for an invited user, and the old one is void', async ({
  page,
  client,
  browser,
  station,
}) => {
  const { user, token } = await client.users.invite({
    first_name: 'Late',
    last_name: 'Journey',
    email: 'late@journey.example',
    username: '',
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });
  const users = new UsersPage(page);
  await users.open();
  await users.row(user.email).getByRole('button', { name: 'New link for Late Journey' }).click();
  await page
    .getByRole('alertdialog', { name: 'Make a new link' })
    .getByRole('button', { name: 'Make the link' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Link for Late Journey' })).toBeVisible();
  await using context = await browser.newContext({ baseURL: station.url });
  const theirs = await context.newPage();
  await theirs.goto(`/login#reset=${token}`);
  await expect(theirs.getByText('This link was already used, or it is too old.')).toBeVisible();
});
