import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@postkit/sdk';
import { expectNoAxeFindings } from '../support/axe.ts';
import { startBroadcastStation } from '../support/broadcast-station.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const calendar = readFileSync(
  new URL('../../apps/station/src/playout/readers/samples/icalendar/programmes.ics', import.meta.url),
  'utf8',
);

test('an admin reads a calendar, applies the difference, and makes a schedule of a programme', async ({
  browser,
}) => {
  test.slow();
  let document = calendar;
  const host = createServer((_, response) => response.end(document));
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/week.ics`;
  await using quay = await startBroadcastStation('Europe/Berlin', {
    env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' },
  });
  const { email, password } = quay.person;
  const signedIn = await createClient({ baseUrl: quay.url }).sessions.signIn(email, password);
  const client = clientAt(quay.url, signedIn, quay.slug);
  const show = await client.shows.create({ title: 'Midday with Rosa' });
  const context = await browser.newContext({ baseURL: quay.url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, quay.url, signedIn, quay.slug);
  const page = await context.newPage();

  await page.goto(`/${quay.slug}/programmes`);
  await page.getByText('No programmes yet').waitFor();
  await page.getByRole('button', { name: 'Add source' }).click();
  const form = page.getByRole('dialog', { name: 'Add source' });
  await form.getByRole('textbox', { name: /Name/ }).fill('Editorial calendar');
  await form.getByRole('textbox', { name: /Address/ }).fill(address);
  await form.getByRole('button', { name: 'Add source' }).click();
  await page.getByRole('button', { name: 'Read Editorial calendar now' }).click();
  const difference = page.getByRole('dialog', { name: 'Difference of Editorial calendar' });
  await expect(difference.getByRole('checkbox', { name: 'Midday with Rosa' })).toBeChecked();
  await look(page, 'programmes-difference');
  await difference.getByRole('button', { name: /^Apply/ }).click();

  // Airings of this week may have begun, so that the next one has all of them.
  await page.getByRole('button', { name: 'Next week' }).click();
  const midday = page.getByRole('button', { name: /^Midday with Rosa.*14:00–16:00/ });
  await expect(midday).toHaveCount(5);
  await expectNoAxeFindings(page);
  await look(page, 'programmes-week');

  await test.step('a changed calendar shows a line above the week, and changes nothing unasked', async () => {
    document = calendar.replaceAll('T140000', 'T150000').replaceAll('T160000', 'T170000');
    await page.getByRole('button', { name: 'Sources' }).click();
    await page.getByRole('button', { name: 'Read Editorial calendar now' }).click();
    await difference.getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByText('“Editorial calendar” differs in 1 programme.')).toBeVisible();
    await expect(midday).toHaveCount(5);
    await page.getByRole('button', { name: 'Show difference' }).click();
    await difference.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(midday).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(midday).toHaveCount(5);
  });

  await midday.first().press('Enter');
  await page.getByRole('link', { name: 'Make a schedule' }).click();
  await page.waitForURL(`**/automations/new?showId=${show.id}&programme=*`);
  await expect(page.getByRole('textbox', { name: /^Title\b/ }).first()).toHaveValue('Midday with Rosa, %d');
  await look(page, 'programmes-schedule');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await page.waitForURL(`**/${quay.slug}/automations`);
  await expect(page.getByText('Midday with Rosa, %d').first()).toBeVisible();
  expect(await client.schedules.list()).toMatchObject([
    { show_id: show.id, day_of_week: 'MonTueWedThuFri', start_time: '14:00', end_time: '16:00' },
  ]);
  await context.close();
  host.close();
});
