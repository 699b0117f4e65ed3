import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { openOwnStation } from '../support/open-own-station.ts';
import { expect, test } from '../support/test.ts';

test('a company admin sees in Setup how full the disk is', async ({ browser }) => {
  await using opened = await openOwnStation(browser, {});
  const { page, client } = opened;
  const { growth } = await client.settings.storage();
  expect(growth.days).toBeGreaterThan(0);
  await page.goto('/harbour-fm/setup');
  await page.getByRole('link', { name: 'Storage' }).press('Enter');
  await expect(page).toHaveURL(/section=storage/);
  await expect(page.getByRole('progressbar', { name: 'Disk of the installation' })).toBeVisible();
  await expect(page.getByText(/a day, all stations, measured over/)).toBeVisible();
  await expect(page.getByText('Nightly backups are off')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'storage');
});
