import { expectNoAxeFindings } from '../support/axe.ts';
import { checkDialog } from '../support/check-dialog.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow, readyEpisode } from '../support/make-content.ts';
import { wav } from '../support/wav.ts';

const app = { 'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)' };

// Other journeys of this worker share the station, and expect its menu without campaigns.
test.afterEach(async ({ client }) => {
  for (const { id } of await client.campaigns.list()) await client.campaigns.remove(id);
  await client.campaigns.setEnabled(false);
});

test('an admin turns campaigns on and adds one, which plays in a download in ranges and is counted', async ({
  page,
  client,
  station: { url },
}) => {
  test.slow();
  const show = await makeShow(client, 'Campaign show');
  const { playlist_id: id } = await makePublished(client, show, 'The tide and the ad');
  await readyEpisode(client, id);
  const address = `${url}/harbour-fm/audio/${id}.mp3`;
  const plain = Buffer.from(await (await fetch(address, { headers: app })).arrayBuffer());

  await page.goto('/harbour-fm/setup');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await look(page, 'campaigns-off');
  await page.getByRole('button', { name: 'Turn on campaigns' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Campaigns' })).toBeVisible();

  // Campaigns are off in the station that the other dialogs are checked on.
  for (const name of ['Add campaign', 'Preview breaks']) {
    await checkDialog(page, { name, open: () => page.getByRole('button', { name }).click() });
  }
  await page.getByRole('button', { name: 'Add campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add campaign' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Harbour festival');
  const spot = { name: 'Festival spot.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav(4)) };
  await dialog.locator('input[type=file]').setInputFiles(spot);
  await expect(dialog.getByRole('button', { name: /^Festival spot\.wav/ })).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('checkbox', { name: 'After the episode' }).check();
  await look(page, 'campaigns-form');
  await dialog.getByRole('button', { name: 'Add campaign' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Harbour festival/ });
  await expect(row).toContainText('Running');
  await expect(row).not.toContainText('Making the audio', { timeout: 60_000 });

  await test.step('the download in ranges is one file, longer than the episode', async () => {
    const first = await fetch(address, { headers: { ...app, range: 'bytes=0-99999' } });
    expect([first.status, first.redirected]).toEqual([206, true]);
    const total = Number(first.headers.get('content-range')?.split('/')[1]);
    expect(total).toBeGreaterThan(plain.length);
    const rest = await fetch(first.url, { headers: { ...app, range: 'bytes=100000-' } });
    const parts = [await first.arrayBuffer(), await rest.arrayBuffer()].map((part) => Buffer.from(part));
    const whole = Buffer.from(await (await fetch(address, { headers: app })).arrayBuffer());
    expect(whole.length).toBe(total);
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });
  await expect
    .poll(async () => (await client.campaigns.list()).map(({ title, deliveries }) => [title, deliveries]), {
      timeout: 30_000,
    })
    .toEqual([['Harbour festival', 2]]);
  await page.reload();
  await expect(page.getByRole('row', { name: /Harbour festival/ })).toContainText('2 today');
  await look(page, 'campaigns');
  await page.getByRole('button', { name: 'Numbers of Harbour festival' }).click();
  await expect(page.getByRole('dialog').getByText('The tide and the ad')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'campaigns-numbers');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for Harbour festival' }).click();
  await page.getByRole('menuitem', { name: 'Episodes' }).click();
  const episodes = page.getByRole('dialog', { name: 'Episodes of Harbour festival' });
  await expect(episodes.getByRole('row', { name: /The tide and the ad/ })).toContainText('Can play');
  await expectNoAxeFindings(page);
  await look(page, 'campaigns-episodes');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Preview breaks' }).click();
  const breaks = page.getByRole('dialog', { name: 'Breaks of an episode' });
  await breaks.getByRole('button', { name: /Episode$/ }).click();
  await page.getByRole('option', { name: 'The tide and the ad' }).click();
  await expect(breaks.getByRole('rowheader', { name: 'Before the episode' })).toBeVisible();
  await look(page, 'campaigns-breaks');
});
