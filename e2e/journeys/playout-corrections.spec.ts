import { fileURLToPath } from 'node:url';
import { createClient } from '@postkit/sdk';
import { expectNoAxeFindings } from '../support/axe.ts';
import { startBroadcastStation } from '../support/broadcast-station.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const file = fileURLToPath(
  new URL('../../apps/station/src/playout/readers/samples/asrun/rivendell-text-log.txt', import.meta.url),
);
/** 14:00 in Berlin on the day of the file, whose rows begin at 14:02:10. */
const begin = Date.UTC(2026, 2, 10, 13) / 1000;
const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

test('an admin corrects a past day by a log of what aired, after a preview, and undoes it', async ({
  browser,
}) => {
  test.slow();
  await using quay = await startBroadcastStation('Europe/Berlin');
  const { email, password } = quay.person;
  const signedIn = await createClient({ baseUrl: quay.url }).sessions.signIn(email, password);
  const client = clientAt(quay.url, signedIn, quay.slug);
  const audio = Array.from({ length: 24 }, () => 'tone' as const);
  await quay.air(
    begin,
    titles.map((title) => ({ title, audio })),
  );
  const logged = async () => {
    const { objects } = await client.audioEvents.list({ startTime: begin - 1, endTime: begin + 800 });
    return objects.map(({ cart }) => cart.title);
  };
  const context = await browser.newContext({ baseURL: quay.url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, quay.url, signedIn, quay.slug);
  const page = await context.newPage();

  await page.goto(`/${quay.slug}/playout?view=journal&day=2026-03-10`);
  await page.getByRole('button', { name: 'Correct this day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct a day of the log' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await look(page, 'correction-source');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Two → Glasshouse/ })).toBeChecked();
  await expectNoAxeFindings(page);
  await look(page, 'correction-preview');
  expect(await logged()).not.toContain('Glasshouse');

  await dialog.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
  const corrections = page.getByRole('list', { name: 'Corrections of this day' });
  await expect(corrections.getByRole('listitem')).toContainText('Appliedrivendell-text-log.txt');
  expect(await logged()).toEqual(expect.arrayContaining(['Glasshouse', 'Brenner Bakery 30', 'Midday VT 3']));
  await look(page, 'correction-applied');

  await corrections.getByRole('button', { name: 'Undo: rivendell-text-log.txt' }).click();
  await expect(corrections.getByRole('listitem')).toContainText('Undone');
  expect((await logged()).toSorted()).toEqual(titles.toSorted());
  await context.close();
});
