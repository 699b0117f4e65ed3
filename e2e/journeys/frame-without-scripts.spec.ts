import { guestSite } from '../support/guest-site.ts';
import { expect, test } from '../support/journey.ts';
import { makePublished, makeShow } from '../support/make-content.ts';

test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

test('the frame of an episode plays it without scripts, in the colours of the system', async ({
  page,
  client,
  station,
}) => {
  const { playlist_id: id } = await makePublished(client, await makeShow(client), 'Heard without scripts');
  const src = `${station.url}/widget/v4/player.html?station=harbour-fm&episode=${id}`;
  const site = await guestSite(`<iframe title="Player" src="${src}" width="700" height="181"></iframe>`);
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'Heard without scripts' })).toHaveAttribute(
    'href',
    new RegExp(`/harbour-fm/listen/${id}$`),
  );
  const audio = frame.locator('audio');
  await expect(audio).toBeVisible();
  await expect(audio).toHaveJSProperty('controls', true);
  expect((await page.request.get((await audio.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
    'audio/mpeg',
  );
  const looks = () =>
    frame.locator('body').evaluate((body) => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return [colorScheme, getComputedStyle(body).color];
    });
  expect(await looks()).toEqual(['light dark', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await looks()).toEqual(['light dark', 'rgb(0, 0, 0)']);
  await site.close();
});
