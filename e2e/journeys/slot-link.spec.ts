import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeShow, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

/** Waits until the presenter's changes are saved. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a presenter without an account trims and titles a slot on a phone, and an editor approves it', async ({
  page,
  client,
  browser,
  baseURL,
}) => {
  const show = await makeShow(client);
  const [first] = await shortEvents(client, 1);
  if (!first) throw new Error('The log is empty.');
  const editor = new AudioEditorPage(page);
  await editor.open(station, show.id);
  await editor.day.previousDay.click();
  await expect(editor.day.cards.first()).toBeVisible();
  const strip = page.getByRole('group', { name: 'Waveform of the day' });
  await strip.getByRole('slider', { name: /Position/ }).focus();
  await page.keyboard.press('i');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  const bar = page.getByRole('group', { name: 'Range of the day' });
  await bar.getByRole('button', { name: 'Send to a presenter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a slot to a presenter' });
  await dialog.getByRole('textbox', { name: /Presenter/ }).fill('Ina of the night');
  await dialog.getByRole('textbox', { name: /Words/ }).fill('Cut the start, please.');
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'send-slot');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link for Ina of the night' }).inputValue();
  await page.keyboard.press('Escape');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(request.url()));
  await phone.goto(new URL(address).pathname.replace(/^/, baseURL ?? '') + new URL(address).hash);
  await expect(phone.getByRole('heading', { level: 1, name: show.title })).toBeVisible();
  await expect(phone.getByText('Cut the start, please.')).toBeVisible();
  const overflow = await phone.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectNoAxeFindings(phone);
  await look(phone, 'slot');
  await phone.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(phone.locator('.pk-slot-now')).not.toHaveText('00:00');
  await phone.getByRole('button', { name: 'Pause', exact: true }).click();
  await phone.getByRole('button', { name: 'Start here' }).click();
  await phone.getByRole('textbox', { name: 'Title' }).fill('Boats at night');
  await saved(phone);
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: 'Title' })).toHaveValue('Boats at night');
  await phone.getByRole('button', { name: /^Send to / }).click();
  await expect(phone.getByText('It is with your station')).toBeVisible();
  const [, token = ''] = address.split('#');
  expect(token.length).toBeGreaterThan(40);
  expect(sent.filter((url) => url.includes(token))).toEqual([]);

  await page.goto(`/${station}/today`);
  const slots = page.getByRole('list', { name: 'Slots with presenters' });
  await look(page, 'slots-today');
  await slots.getByRole('button', { name: 'Approve: Boats at night' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(editor.info.title).toHaveValue('Boats at night');
  const [link] = (await client.slotLinks.list()).filter(({ presenter }) => presenter === 'Ina of the night');
  const draft = await client.episodes.get(link?.playlist_id ?? 0);
  const seconds = draft.events.reduce((sum, { duration }) => sum + duration, 0);
  expect(link?.trim_start).toBeGreaterThan(0);
  expect(Math.abs(seconds - ((link?.trim_end ?? 0) - (link?.trim_start ?? 0)))).toBeLessThan(0.2);
  await phone.reload();
  await expect(phone.getByText('Approved', { exact: true })).toBeVisible();
  await context.close();
});

test('a revoked link and a wrong one say so', async ({ page, client }) => {
  const show = await makeShow(client);
  const [event] = await shortEvents(client, 1);
  const start = event?.started_at ?? 0;
  const { slot_link, token } = await client.slotLinks.create({
    show: show.resource_uri,
    start,
    end: start + 20,
    presenter: 'Ina',
  });
  await client.slotLinks.revoke(slot_link.id);
  await page.goto(`/slot#${token}`);
  await expect(page.getByText(/This link was revoked/)).toBeVisible();
  await page.goto('/slot#nothing');
  await expect(page.getByText(/This link is not valid/)).toBeVisible();
  await expectNoAxeFindings(page);
});
