import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

test('an admin finds in Setup who changed a show, sees the values, and exports the entries', async ({
  page,
  client,
}) => {
  const show = await client.shows.create({ title: 'Tide times' });
  await client.shows.update(show.id, { author: 'Ina Berg', description: 'When the water comes.' });

  await page.goto('/harbour-fm/setup');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search names' }).fill('tide TIMES');
  await expect(page.getByRole('rowheader', { name: /Tide times/ })).toHaveCount(2);
  await expect(page).toHaveURL(/search=tide/);
  await look(page, 'activity');

  await page.getByRole('button', { name: 'Details: Changed, Tide times' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('When the water comes.')).toBeVisible();
  await expect(drawer.getByText('shows.update')).toBeVisible();
  await look(page, 'activity-details');
  await drawer.getByRole('button', { name: 'All activity of this thing' }).click();
  await expect(page).toHaveURL(new RegExp(`kind=show&thing=${show.id}$`));
  await expect(page.getByRole('rowheader', { name: /Tide times/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('author:  → Ina Berg');

  await page.getByRole('button', { name: 'Details: Changed, Tide times' }).press('Enter');
  await drawer.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`/harbour-fm/shows/${show.id}/details`));
});
