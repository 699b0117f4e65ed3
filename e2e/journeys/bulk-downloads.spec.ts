import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode } from '../support/make-content.ts';

const station = 'harbour-fm';

/** Names and contents of a zip of stored files, by its local headers. */
function unzip(file: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let at = 0;
  while (file.readUInt32LE(at) === 0x04_03_4b_50) {
    const [bytes, nameBytes, extraBytes] = [
      file.readUInt32LE(at + 22),
      file.readUInt16LE(at + 26),
      file.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameBytes + extraBytes;
    entries.set(file.subarray(at + 30, at + 30 + nameBytes).toString(), file.subarray(start, start + bytes));
    at = start + bytes;
  }
  return entries;
}

async function savedZip(page: Page): Promise<Map<string, Buffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Save zip/ })
      .first()
      .click(),
  ]);
  return unzip(await readFile(await download.path()));
}

test('BULK-004 BULK-009 selected episodes are downloaded as one zip that survives a reload and names what is missing', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Bulk');
  await makeEpisode(client, show, { name: 'Bulk 3', events: [] });
  const made = [];
  for (const name of ['Bulk 2', 'Bulk 1']) {
    const { playlist_id } = await makeEpisode(client, show, { name });
    made.push(await readyEpisode(client, playlist_id));
  }
  const episodes = new EpisodesPage(page);
  await episodes.open(station, `?show=${show.id}&status=draft`);
  await expect(episodes.rows).toHaveCount(3);

  const bar = page.getByRole('region', { name: 'Selected episodes' });
  await page.getByRole('checkbox', { name: 'Select Bulk 3' }).click();
  await page.getByRole('checkbox', { name: 'Select Bulk 1' }).click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 episodes selected');
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('2 episodes selected');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar.getByRole('status')).toHaveText('3 episodes selected');
  await look(page, 'bulk-selection');

  await bar.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^MP3/ }).click();
  const stack = page.getByRole('region', { name: 'Downloads' });
  await expect(stack.getByRole('link', { name: 'Save zip: 3 episodes, MP3' })).toBeVisible();
  await expect(page.getByText('1 of 3 files could not be downloaded.').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'bulk-downloads');

  await page.reload();
  const entries = await savedZip(page);
  expect([...entries.keys()].toSorted()).toEqual(['Bulk 1.mp3', 'Bulk 2.mp3', 'Missing episodes.txt']);
  for (const { playlist_id, name } of made) {
    const audio = Buffer.from(await (await client.episodes.download(playlist_id)).arrayBuffer());
    expect(entries.get(`${name}.mp3`)?.equals(audio)).toBe(true);
  }
  expect(entries.get('Missing episodes.txt')?.toString()).toContain('Bulk 3');

  await stack.getByRole('button', { name: /^Remove download/ }).click();
  await expect(stack).toBeHidden();
});
