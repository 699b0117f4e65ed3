import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyPage } from '../pages/company-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { look } from '../support/look.ts';
import { admin, startStationProcess } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

test('the first company admin names the station, and adds, renames, moves, archives, restores and deletes others', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-company-'));
  const station = await startStationProcess(dataDir, { POSTKIT_DEMO: '0' });
  const context = await browser.newContext({
    baseURL: station.url,
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const company = new CompanyPage(page);

    await test.step('the first sign-in asks for the name, by keyboard alone', async () => {
      const signIn = new SignInPage(page);
      await signIn.open();
      await signIn.logIn(admin.email, admin.password);
      const dialog = page.getByRole('dialog', { name: 'Name your station' });
      await expect(dialog.getByRole('textbox', { name: /Name of the station/ })).toBeFocused();
      await page.keyboard.type('Harbour Radio');
      await expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('harbour-radio');
      await expect(dialog.getByRole('combobox', { name: /Time zone/ })).toHaveValue('Europe/Berlin');
      await look(page, 'company-first-question');
      await dialog.getByRole('textbox', { name: /Name of the company/ }).fill('Harbour Network');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/harbour-radio\//);
      await expect(dialog).toHaveCount(0);
    });

    await page.goto('/harbour-radio/company');
    await expect(company.row('Harbour Radio')).toContainText('Europe/Berlin');
    await expect(page.getByText('Harbour Network')).toBeVisible();

    await test.step('two stations are added, with their zones', async () => {
      await company.add('Berlin FM', 'Berlin');
      await company.add('Everest FM', 'Kathmandu');
      await expect(company.row('Everest FM')).toContainText('UTC+05:45');
      await look(page, 'company');
    });

    await test.step('a new address and zone are shown before they are saved', async () => {
      await company.press('Edit Berlin FM');
      const drawer = page.getByRole('dialog', { name: 'Berlin FM' });
      await drawer.getByRole('textbox', { name: /^Address/ }).fill('spree-fm');
      await company.chooseZone(drawer, 'Kathmandu');
      await look(page, 'company-station');
      await drawer.getByRole('button', { name: 'Save', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Moved by this change' });
      await expect(question).toContainText('Addresses with “berlin-fm” lead to “spree-fm” from now on:');
      await expect(question).toContainText('Asia/Kathmandu');
      await look(page, 'company-change');
      await question.getByRole('button', { name: 'Save the change' }).click();
      await expect(company.row('Berlin FM')).toContainText('spree-fm');
      await page.goto('/berlin-fm/shows');
      await expect(page).toHaveURL(/\/spree-fm\/shows/);
    });

    await page.goto('/harbour-radio/company');
    await test.step('the address of a station stays reserved', async () => {
      await company.press('Add a station');
      const dialog = page.getByRole('dialog', { name: 'Add a station' });
      await dialog.getByRole('textbox', { name: /Name of the station/ }).fill('Berlin FM');
      await dialog.getByRole('button', { name: 'Add station' }).click();
      await expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Escape');
    });

    await test.step('a station is archived, restored, archived again and deleted', async () => {
      await company.archive('Everest FM');
      await expect(company.row('Everest FM')).toContainText('Archived');
      await company.press('Restore Everest FM');
      await expect(company.row('Everest FM')).toContainText('Active');
      await company.archive('Everest FM');
      await company.press('Delete Everest FM');
      const question = page.getByRole('alertdialog', { name: 'Delete Everest FM?' });
      await question.getByRole('textbox').fill('everest-fm');
      await look(page, 'company-delete');
      await question.getByRole('button', { name: 'Delete station' }).click();
      await expect(company.row('Everest FM')).toHaveCount(0);
    });

    await test.step('the station switcher lists the stations that are left', async () => {
      await page.getByRole('button', { name: /Harbour Radio Station/ }).click();
      await expect(page.getByRole('option')).toHaveText(['HARBOUR RADIO', 'BERLIN FM']);
    });
  } finally {
    await context.close();
    await station.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
