import { LicencesPage } from '../pages/licences-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const password = 'a password of a journey';

test('a company admin changes and removes a licence, and the user’s open browser follows', async ({
  page,
  client,
  browser,
  station,
}) => {
  const user = await client.users.create({
    first_name: 'Lena',
    last_name: 'Licensed',
    email: 'lena@journey.example',
    username: '',
    password,
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });
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

  const licences = new LicencesPage(page);
  await page.goto('/harbour-fm/users');
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.waitForURL('**/harbour-fm/licences');
  await expect(licences.row('Lena Licensed')).toContainText('Everything');
  await expect(page).toHaveTitle('POST - Licences');
  await look(page, 'licences');

  await test.step('podcasts only takes the log from the open editor', async () => {
    const log = theirs.getByRole('region', { name: 'Logged events' });
    await expect(log).toBeVisible();
    await licences.change('Lena Licensed', 'Podcasts only');
    await expect(
      licences.messages.saying('Lena Licensed now has “Podcasts only” at Harbour FM.'),
    ).toBeVisible();
    await expect(log).toHaveCount(0);
    await expect(theirs.getByRole('region', { name: 'Episode info' })).toBeVisible();
  });
  await test.step('log only locks the shows of the open browser', async () => {
    await licences.change('Lena Licensed', 'Log only');
    const shows = new ShellPage(theirs).menu.getByRole('link', { name: 'Shows' });
    await expect(shows).toHaveAttribute('aria-disabled', 'true');
    await shows.focus();
    await theirs.keyboard.press('Enter');
    const dialog = theirs.getByRole('dialog', { name: 'Not included in your licence' });
    await expect(dialog).toContainText('ask a company admin for another licence');
    await theirs.keyboard.press('Escape');
    await theirs.goto('/harbour-fm/shows');
    await expect(theirs.getByText('Your licence does not include Shows')).toBeVisible();
    await expectNoAxeFindings(theirs);
    await look(theirs, 'licences-own');
  });

  await page.getByRole('button', { name: 'Remove the licence of Lena Licensed' }).click();
  await look(page, 'licences-remove');
  await page.keyboard.press('Escape');
  await licences.remove('Lena Licensed');
  await theirs.reload();
  await expect(theirs.getByText('You don’t have access to this station')).toBeVisible();

  await test.step('the keyboard assigns it again', async () => {
    const assign = page.getByRole('button', { name: 'Assign licence' });
    await assign.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign a licence at Harbour FM' });
    await dialog.getByRole('combobox', { name: /User/ }).focus();
    await page.keyboard.type('lena');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await look(page, 'licences-assign');
    await dialog.getByRole('button', { name: 'Assign' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(assign).toBeFocused();
    await expect(licences.row('Lena Licensed')).toContainText('Podcasts only');
  });
  await theirs.goto('/harbour-fm/shows');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
});
