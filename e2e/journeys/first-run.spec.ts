import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShowSetupPage } from '../pages/show-setup-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { startRadio } from '../support/radio.ts';
import { solidPng } from '../support/solid-png.ts';
import { admin, startStationProcess } from '../support/station-process.ts';

/** The only station of a fresh installation, before and after the first user names it. */
const firstSlug = 'station';
const slug = 'sea-radio';

test('a fresh station opens on three steps, which lead from a stream to a published episode', async ({
  browser,
}) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-first-run-'));
  const station = await startStationProcess(dataDir, { POSTKIT_DEMO: '0' });
  const radio = await startRadio('Sea shanties');
  const context = await browser.newContext({ baseURL: station.url, viewport: { width: 1440, height: 900 } });
  try {
    await enterStation(
      context,
      station.url,
      await createClient({ baseUrl: station.url }).sessions.signIn(admin.email, admin.password),
      firstSlug,
    );
    const page = await context.newPage();
    const steps = page.getByRole('region', { name: 'Set up your station' });
    const stepStates = () =>
      steps
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));

    await test.step('the first user names the station, and its empty editor leads to its first steps', async () => {
      await page.goto(`/${firstSlug}/audio-editor`);
      const naming = page.getByRole('dialog', { name: 'Name your station' });
      await expect(naming.getByRole('textbox', { name: 'Name of the station' })).toBeFocused();
      await page.keyboard.type('Sea Radio');
      await expect(naming.getByRole('textbox', { name: 'Address' })).toHaveValue(slug);
      await page.keyboard.press('Enter');
      await expect(naming).toBeHidden();
      await page.waitForURL(`**/${slug}/today`);
      await expect.poll(stepStates).toEqual(['next', 'later', 'later']);
      await expect(steps.getByRole('textbox', { name: 'Stream address' })).toBeVisible();
      await expectNoAxeFindings(page);
    });

    await test.step('the stream is tested, heard and recorded with the keyboard, and its waveform grows', async () => {
      await steps.getByRole('textbox', { name: 'Stream address' }).focus();
      await page.keyboard.type(radio.url);
      await page.keyboard.press('Tab');
      await expect(steps.getByRole('button', { name: 'Test' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(steps.getByText('This stream can be recorded.')).toBeVisible();
      await expect(steps.getByRole('status', { name: 'Result of the test' })).toContainText('Sea shanties');
      await expect(steps.getByRole('status', { name: 'Result of the test' })).toContainText('AAC');
      await look(page, 'first-run-tested');
      await expectNoAxeFindings(page);
      await page.keyboard.press('Tab');
      await expect(steps.getByRole('button', { name: 'Play sample' })).toBeFocused();
      await page.keyboard.press('Enter');
      // It returns to "Play sample" once the browser has played the sample to its end.
      await expect(steps.getByRole('button', { name: 'Stop sample' })).toBeVisible();
      await expect(steps.getByRole('button', { name: 'Play sample' })).toBeVisible();
      await expect(steps.getByText('The browser could not play the sample.')).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(steps.getByRole('button', { name: 'Record', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(steps.getByRole('img', { name: /Waveform of the last minute: [1-9]\d* s/ })).toBeVisible();
      await expect.poll(stepStates).toEqual(['done', 'next', 'later']);
      await look(page, 'first-run-recording');
      // An event of under four seconds would be merged into the next one.
      await radio.played(7);
      radio.announce('Talk about shanties');
    });

    await test.step('the second step leads to the wizard, whose show completes it', async () => {
      await steps.getByRole('link', { name: 'Make a show' }).press('Enter');
      await page.waitForURL(`**/${slug}/shows/edit/new/basic-info`);
      const wizard = new ShowSetupPage(page);
      await wizard.field('Title').fill('Harbour Stories');
      await wizard.field('Description').fill('Stories from the harbour.');
      await wizard.field('Author').fill('Harbour FM');
      await wizard.field('Primary contact email').fill('stories@harbour.example');
      await wizard.next.click();
      await wizard.isAt('display-details');
      await wizard.addImage('Square cover art', 'cover.png', solidPng(1400, 1400));
      await wizard.addImage('Social share image', 'share.png', solidPng(700, 366));
      await wizard.chooseCategory('Main category', 'News');
      await wizard.next.click();
      await wizard.isAt('publishing-destinations');
      await wizard.save.click();
      await page.waitForURL(`**/${slug}/shows`);
      await page.getByRole('link', { name: 'Today' }).click();
      await expect.poll(stepStates).toEqual(['done', 'done', 'next']);
    });

    await test.step('the third step leads to the editor, and is the last', async () => {
      await look(page, 'first-run-publish');
      await steps.getByRole('link', { name: 'Open the editor' }).press('Enter');
      const editor = new AudioEditorPage(page);
      await expect(editor.day.card('Sea shanties')).toBeVisible();
      await editor.day.add('Sea shanties');
      await editor.info.title.fill('The first shanty');
      await editor.info.finish();
      await editor.publish.button('Publish now').click();
      // A few seconds of a tone are too quiet and too short.
      const question = page.getByRole('alertdialog').getByRole('button', { name: 'Publish anyway' });
      await expect(question.or(editor.messages.saying('Episode published.')).first()).toBeVisible();
      if (await question.isVisible()) await question.click();
      await page.waitForURL('**/details');
      await page.getByRole('link', { name: 'Today' }).click();
      await expect(page.getByRole('region', { name: 'Running order' })).toContainText('The first shanty');
      await expect(steps).toBeHidden();
    });
  } finally {
    await context.close();
    await radio.close();
    await station.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
