import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { recordLayoutShifts } from './layout-shift.ts';
import { servedSites } from './served-sites.ts';

const sites = servedSites();

/** Records every message of the frame, and gives the page a way to send one. */
const listener = `<script>
  window.heard = [];
  addEventListener('message', (event) => heard.push(JSON.parse(event.data)));
  window.say = (message) => document.querySelector('iframe').contentWindow.postMessage(JSON.stringify({ context: 'player.js', version: '0.0.11', ...message }), '*');
</script>`;

function frame(query = 'zone=12') {
  return `${listener}<iframe title="Harbour FM" src="${sites.station.origin}/widget/v4/player.html?station=harbour-fm&amp;${query}" width="700" height="181" allow="autoplay; clipboard-write" style="border:0"></iframe>`;
}

test('KIT-028 an iframe is a player that plays, in one request of its own before it is ready', async ({
  page,
}) => {
  const shifts = await recordLayoutShifts(page);
  const site = await sites.open(frame());
  await page.goto(site.origin);
  const player = page.frameLocator('iframe');
  await expect(player.locator('.pk-player img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sites.station.asked().toSorted()).toEqual([
    '/cover.svg',
    '/harbour-fm/playlist/widget.json?zone=12&page=1&limit=1',
    '/widget/v4/extras.js',
    '/widget/v4/player.html?station=harbour-fm&zone=12',
  ]);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0');
  expect(Math.max(0, ...(await shifts()))).toBe(0);
});

test('axe finds nothing in the page', async ({ page }) => {
  await page.goto(`${sites.station.origin}/widget/v4/player.html?station=harbour-fm&zone=12&full=true`);
  await expect(page.getByRole('list', { name: 'Episodes' })).toBeVisible();
  // The headings are those of the page around the frame.
  const { violations } = await new AxeBuilder({ page }).disableRules(['page-has-heading-one']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('the page around it controls it through the player.js protocol', async ({ page }) => {
  const site = await sites.open(frame());
  await page.goto(site.origin);
  const heard = (event: string) =>
    page.evaluate(
      (name) =>
        Reflect.get(globalThis, 'heard').filter((message: { event: string }) => message.event === name),
      event,
    );
  const say = (message: object) => page.evaluate((text) => Reflect.get(globalThis, 'say')(text), message);
  await expect.poll(() => heard('ready')).not.toEqual([]);
  expect((await heard('ready'))[0]).toMatchObject({
    context: 'player.js',
    value: { events: expect.arrayContaining(['play', 'ended']) },
  });
  await expect(page.frameLocator('iframe').locator('.pk-player[data-status="ready"]')).toBeVisible();

  for (const value of ['play', 'timeupdate', 'ended'])
    await say({ method: 'addEventListener', value, listener: `on-${value}` });
  // A click anywhere in the page lets it play audio, as a click on the page's own button would.
  await page.locator('#after').click();
  await say({ method: 'play' });
  await expect.poll(() => heard('play')).toMatchObject([{ listener: 'on-play' }]);
  await expect.poll(async () => (await heard('timeupdate')).at(-1)?.value.duration).toBe(3);
  await say({ method: 'pause' });
  await say({ method: 'setCurrentTime', value: 1 });
  await expect
    .poll(async () => {
      await say({ method: 'getCurrentTime', listener: 'time' });
      return (await heard('getCurrentTime')).at(-1);
    })
    .toMatchObject({ value: 1, listener: 'time' });
  await say({ method: 'getDuration', listener: 'length' });
  await expect.poll(() => heard('getDuration')).toMatchObject([{ value: 3, listener: 'length' }]);
  await say({ method: 'setCurrentTime', value: 2.9 });
  await say({ method: 'play' });
  await expect.poll(() => heard('ended')).toHaveLength(1);
});

test('it posts its height, and ignores invalid messages', async ({ page }) => {
  const site = await sites.open(frame('zone=12&full=true'));
  await page.goto(site.origin);
  await page.evaluate(() => {
    for (const text of [
      '{',
      'null',
      '{"context":"player.js","method":"constructor"}',
      '{"context":"other","method":"play"}',
    ]) {
      document.querySelector('iframe')?.contentWindow?.postMessage(text, '*');
    }
  });
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Reflect.get(globalThis, 'heard')
            .filter((message: { event: string }) => message.event === 'height')
            .at(-1)?.value,
      ),
    )
    .toBe(520);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
