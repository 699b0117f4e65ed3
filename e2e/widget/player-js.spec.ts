import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';

const sites = servedSites();

/** The client of the protocol, as sites load it from npm. */
const client = fileURLToPath(import.meta.resolve('player.js'));

/** Makes a client for the frame of the page after that has loaded, and calls its methods. */
async function openWithLateClient(page: Page, { isScriptLate }: { isScriptLate: boolean }) {
  if (!isScriptLate) await page.addInitScript({ path: client });
  const site = await sites.open(
    `<iframe title="Harbour FM" src="${sites.station.origin}/widget/v4/player.html?station=harbour-fm&amp;zone=12" width="700" height="181" allow="autoplay"></iframe>`,
  );
  await page.goto(site.origin);
  await expect(page.frameLocator('iframe').locator('.pk-player[data-status="ready"]')).toBeVisible();
  if (isScriptLate) await page.addScriptTag({ path: client });
  await page.evaluate(() => {
    const Player = Reflect.get(Reflect.get(globalThis, 'playerjs'), 'Player');
    const player = new Player(document.querySelector('iframe'));
    const seen: string[] = [];
    Object.assign(globalThis, { player, seen });
    for (const name of ['ready', 'play', 'pause', 'timeupdate', 'seeked', 'ended'])
      player.on(name, () => seen.push(name));
  });
  return {
    read: (method: string) =>
      page.evaluate(
        (name) => new Promise((resolve) => Reflect.get(globalThis, 'player')[name](resolve)),
        method,
      ),
    call: (method: string, value?: unknown) =>
      page.evaluate(
        ([name, argument]) => void Reflect.get(globalThis, 'player')[String(name)](argument),
        [method, value],
      ),
    seen: () => page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]),
  };
}

for (const isScriptLate of [false, true]) {
  test(`a client made after the frame has loaded becomes ready, and all its getters return${isScriptLate ? ', though its script came late too' : ''}`, async ({
    page,
  }) => {
    const { read, call, seen } = await openWithLateClient(page, { isScriptLate });
    await expect.poll(seen).toContain('ready');
    expect(
      await Promise.all(['getPaused', 'getMuted', 'getVolume', 'getCurrentTime', 'getLoop'].map(read)),
    ).toEqual([true, false, 100, 0, false]);
    // The list of episodes has it before any audio is requested.
    expect(await read('getDuration')).toBe(3);
    expect(sites.station.asked().filter((path) => path.startsWith('/audio/'))).toEqual([]);
    await call('setLoop', true);
    await call('setVolume', 40);
    await call('mute');
    expect(await Promise.all(['getLoop', 'getVolume', 'getMuted'].map(read))).toEqual([true, 40, true]);
  });
}

test('a position set by a client shows in the player before it plays, and playback starts there', async ({
  page,
}) => {
  const { read, call, seen } = await openWithLateClient(page, { isScriptLate: true });
  await expect.poll(seen).toContain('ready');
  await call('setCurrentTime', 2);
  const position = page.frameLocator('iframe').getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
  expect(await read('getCurrentTime')).toBe(2);
  await page.locator('#after').click();
  await call('play');
  await expect.poll(seen).toEqual(expect.arrayContaining(['play', 'timeupdate', 'ended']));
});
