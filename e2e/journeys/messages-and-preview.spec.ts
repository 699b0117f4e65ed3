import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../bare-page/test.ts';
import { MessageBar } from '../pages/message-bar.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings, expectNoColourFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { wav } from '../support/wav.ts';

// The functions that the bare page's buttons call.
declare function preview(title: string, endpoint: string): void;
declare function message(name: string, details: string, type: 'error' | 'success'): void;

/** Forty seconds of audio, served in ranges so that the player can seek. */
async function serveTone(page: Page): Promise<void> {
  const tone = wav(40);
  await page.route('**/tone.wav', (route) => {
    const start = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const headers = {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${tone.length - 1}/${tone.length}`,
    };
    return route.fulfill({ status: 206, headers, body: tone.subarray(start), contentType: 'audio/wav' });
  });
}

async function playTone(page: Page, title = 'Seven o’clock'): Promise<void> {
  await page.evaluate(([name]) => preview(name ?? '', '/tone.wav'), [title]);
}

async function findNothingInEitherTheme(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoColourFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('SHELL-046 SHELL-048 the message bar shows messages until they are closed', async ({ openBare }) => {
  const page = await openBare('shell');
  await new ShellPage(page).menu.waitFor();
  await page.evaluate(() => {
    message('User', 'Error Saving User', 'error');
    message('Episode', 'Published.', 'success');
  });
  const bar = new MessageBar(page);
  await expect(bar.saying('Error Saving User')).toBeVisible();
  await expect(bar.region.getByText('User', { exact: true })).toBeVisible();
  await findNothingInEitherTheme(page);
  await bar.region.getByRole('button', { name: 'Close message' }).first().click();
  await expect(bar.saying('Error Saving User')).toHaveCount(0);
  await expect(bar.saying('Published.')).toBeVisible();
});

test('axe finds nothing with the player playing and failing, in either theme', async ({ openBare, page }) => {
  await serveTone(page);
  await openBare('shell');
  await new ShellPage(page).menu.waitFor();
  await playTone(page);
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeEnabled();
  await findNothingInEitherTheme(page);
  await page.evaluate(() => preview('Broken', '/harbour-fm/no-such.m3u8'));
  await expect(page.getByText('This audio cannot be played right now.')).toBeVisible();
  await findNothingInEitherTheme(page);
});

/** The lower edge of an element, in pixels. */
async function lowerEnd(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box.y + box.height;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`messages cover neither the screen nor a dialog, ${viewport.width} pixels wide`, async ({
    openBare,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBare('shell');
    const shell = new ShellPage(page);
    const { region } = new MessageBar(page);
    await shell.menu.waitFor();
    const height = async () => (await shell.view.boundingBox())?.height;
    const whole = await height();
    await page.evaluate(() => {
      message('Episode', 'Published.', 'success');
      message('Upload', 'The recording of the night ferry could not be read, and was put aside.', 'error');
    });
    await expect(region.getByRole('alert')).toBeVisible();
    const upperEnd = async () => (await region.boundingBox())?.y ?? Number.NaN;
    expect(await lowerEnd(shell.view)).toBeLessThanOrEqual(await upperEnd());

    await shell.openAccount('About');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await lowerEnd(dialog)).toBeLessThanOrEqual(await upperEnd());
    await look(page, `messages-under-dialog-${viewport.width}`);
    // A message stays reachable while the dialog is open, and closing the message keeps the dialog open.
    await region.getByRole('button', { name: 'Close message' }).last().click();
    await expect(region.getByRole('alert')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await region.getByRole('button', { name: 'Close message' }).click();
    await expect.poll(height).toBe(whole);
  });
}

test('SHELL-049 SHELL-051 SHELL-056 the preview player plays a preview until it is closed', async ({
  openBare,
  page,
}) => {
  await serveTone(page);
  await openBare('shell');
  const player = page.getByRole('region', { name: 'Preview player' });
  await new ShellPage(page).menu.waitFor();
  await expect(player).toHaveCount(0);
  await playTone(page);
  await expect(player).toContainText('Seven o’clock');
  const seek = player.getByRole('slider', { name: 'Seek' });
  await expect(seek).toBeEnabled();
  await test.step('SHELL-052 it pauses', async () => {
    await player.getByRole('button', { name: 'Pause' }).click();
    await player.getByRole('button', { name: 'Play' }).waitFor();
  });

  await test.step('SHELL-053 it seeks by its slider, by 10 seconds, and by keys', async () => {
    const at = () => seek.inputValue().then(Number);
    // The middle of the slider.
    await seek.click();
    await expect.poll(at).toBeCloseTo(50, 0);
    await player.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await expect.poll(at).toBeCloseTo(75, 0);
    await player.getByRole('button', { name: 'Rewind 10 seconds' }).click();
    await expect.poll(at).toBeCloseTo(50, 0);
    await seek.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBeCloseTo(25, 0);
    await page.keyboard.press('Space');
    await player.getByRole('button', { name: 'Pause' }).waitFor();
  });

  await test.step('SHELL-054 SHELL-055 seek and volume run from 0 to 100', async () => {
    for (const name of ['Seek', 'Volume']) {
      await expect(player.getByRole('slider', { name })).toHaveAttribute('min', '0');
      await expect(player.getByRole('slider', { name })).toHaveAttribute('max', '100');
    }
  });
  await player.getByRole('slider', { name: 'Volume' }).focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);

  await playTone(page, 'Eight o’clock');
  await expect(player).toHaveCount(1);
  await expect(player).toContainText('Eight o’clock');
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('2');
  await player.getByRole('button', { name: 'Close the preview' }).click();
  await expect(player).toHaveCount(0);
  await playTone(page);
  await player.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
});

test('a preview that fails plays after Retry', async ({ openBare, page }) => {
  await page.route('**/tone.wav', (route) => route.abort());
  await openBare('shell');
  await new ShellPage(page).menu.waitFor();
  await playTone(page);
  const player = page.getByRole('region', { name: 'Preview player' });
  await expect(player.getByRole('alert')).toContainText('This audio cannot be played right now.');
  await page.unroute('**/tone.wav');
  await serveTone(page);
  await player.getByRole('button', { name: 'Retry' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByRole('slider', { name: 'Seek' })).toBeEnabled();
});

test('a preview whose audio was deleted says so, without Retry', async ({ openBare, page }) => {
  await page.route('**/event/17.m3u8', (route) =>
    route.fulfill({ status: 410, json: { error_message: 'This audio was deleted.' } }),
  );
  await openBare('shell');
  await new ShellPage(page).menu.waitFor();
  await page.evaluate(() => preview('An old song', '/harbour-fm/event/17.m3u8'));
  const player = page.getByRole('region', { name: 'Preview player' });
  await expect(player.getByRole('alert')).toHaveText(
    'This audio is no longer in the archive. Replace it with other audio.',
  );
  await expect(player.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await look(page, 'preview-gone');
});
