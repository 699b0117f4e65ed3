import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

test('a company admin sees in Setup how full the disk is, and changes how long the log is kept', async ({
  page,
  client,
}) => {
  const { growth } = await client.settings.storage();
  expect(growth.days).toBeGreaterThan(0);
  try {
    await page.goto('/harbour-fm/setup');
    await page.getByRole('link', { name: 'Storage' }).press('Enter');
    await expect(page).toHaveURL(/section=storage/);
    await expect(page.getByRole('progressbar', { name: 'Disk of the installation' })).toBeVisible();
    await expect(page.getByText(/a day, all stations, measured over/)).toBeVisible();
    await expect(page.getByText('Nightly backups are off')).toBeVisible();
    await look(page, 'storage');
    await page.getByRole('button', { name: 'Change how long the log is kept' }).click();
    const dialog = page.getByRole('dialog', { name: 'How long the log is kept' });
    const days = dialog.getByRole('textbox', { name: 'Days' });
    await expect(days).toHaveValue('90');
    await days.fill('120');
    await days.press('Tab');
    await expect(dialog.getByText('Nothing now')).toBeVisible();
    await look(page, 'storage-log-days');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^120 days, longer if an episode uses it/)).toBeVisible();
    expect((await client.settings.get()).settings.log_days).toBe(120);
  } finally {
    await client.settings.setLogDays({ log_days: 90 });
  }
});
