import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../support/axe.ts';
import { checkDialog } from '../support/check-dialog.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow, readyEpisode } from '../support/make-content.ts';

/** The smaller station of the demo. */
const slug = 'harbour-news';

test('an admin exports the whole station from Setup, downloads the zip, and deletes it', async ({
  page,
  signedIn,
  station,
}) => {
  test.slow();
  const client = clientAt(station.url, signedIn, slug);
  const { playlist_id: id } = await makePublished(
    client,
    await makeShow(client, 'Leaving show'),
    'Last broadcast',
  );
  await readyEpisode(client, id);

  await page.goto(`/${slug}/setup`);
  await page.getByRole('link', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { name: 'Export', level: 1 })).toBeVisible();
  await expect(page.getByText('No exports yet')).toBeVisible();
  await expect(page.getByText(/audio and video files/)).toBeVisible();
  await look(page, 'station-export-none');

  await page.getByRole('button', { name: 'Start export' }).click();
  const download = page.getByRole('link', { name: /^Download: Export of/ });
  await expect(download).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^Everything · .* · Deleted on/)).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'station-export');

  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const zip = await readFile(await saved.path());
  const [exported] = await client.stationExports.list();
  expect(zip.length).toBe(exported?.bytes);
  const sent = await client.stationExports.download(exported?.guid ?? '');
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(zip)).toBe(hash(new Uint8Array(await sent.arrayBuffer())));
  expect(zip.includes(`audio/${id}.mp3`)).toBe(true);

  await page.getByRole('radio', { name: 'Everything except audio and video' }).check();
  await page.getByRole('button', { name: 'Start export' }).click();
  await expect(page.getByText(/^Without audio and video · /)).toBeVisible();
  await expect(download).toHaveCount(2, { timeout: 120_000 });

  const remove = page.getByRole('button', { name: /^Delete: Export of/ }).first();
  await checkDialog(page, { name: 'Delete this export?', open: () => remove.click() });
  await remove.click();
  await page.getByRole('button', { name: 'Delete export' }).click();
  await expect(download).toHaveCount(1);
  const [left, ...others] = await client.stationExports.list();
  expect(others).toEqual([]);
  await client.stationExports.remove(left?.guid ?? '');
});
