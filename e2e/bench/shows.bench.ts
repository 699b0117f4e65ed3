// How a user with 400 stations and 10,000 shows opens, scrolls and searches them, compared with the plainest
// React list of the same shows. One station, one browser, one run.
// node --conditions=postkit-source e2e/bench/shows.bench.ts   (the console must be built)
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { startBenchChild } from '../../apps/station/bench/bench-child.ts';
import { p95, scrollFor } from './frame-times.ts';
import { openList } from './measure-opening.ts';
import { typingTimes } from './measure-typing.ts';
import { median } from './median.ts';
import { plainList } from './plain-list.ts';

interface Facts {
  url: string;
  slug: string;
  username: string;
  password: string;
  key: string;
  list: string;
}

interface Result {
  name: string;
  ours: number;
  peer?: number;
  unit: string;
  ratio?: number;
  budget: string;
}

const gesture = 3000;
/** Each key leaves a different number of titles. */
const keys = ['k', 'Backspace', 'w', 'Backspace', 'g', 'Backspace', 'b'];
const plain = await plainList();
const station = await startBenchChild<Facts>('serve-shows.ts');
const { url, slug, username, password, key, list } = station.facts;
const results: Result[] = [];

const round = (value: number) => Number(value.toPrecision(3));
function add(name: string, unit: string, budget: string, ours: number, peer?: number): void {
  const beside = peer === undefined ? {} : { peer: round(peer), ratio: Number((ours / peer).toFixed(2)) };
  results.push({ name: `10,000 shows: ${name}`, ours: round(ours), ...beside, unit, budget });
}

/** A browser that has entered the station. */
async function enter(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const query = new URLSearchParams({
    username,
    api_key: key,
    current_station: slug,
    redirect_path: `/${slug}/shows`,
  });
  await context.request.get(`${url}/stations/api/v1/do_login/?${query}`, { maxRedirects: 0 });
  return context;
}

/** The same, with the plain list at its own address. Routes turn the browser's cache off, so ours has none either. */
async function enterPlain(browser: Browser): Promise<BrowserContext> {
  const context = await enter(browser);
  await context.route(`${url}/plain-list`, (route) =>
    route.fulfill({ contentType: 'text/html', body: plain.page }),
  );
  await context.route(`${url}/plain-list.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: plain.script }),
  );
  return context;
}

async function measure(browser: Browser, slowdown: number): Promise<void> {
  const at = `at ${slowdown}×`;
  const [ours, peer] = [await enter(browser), await enterPlain(browser)];
  const first = await openList(ours, `${url}/${slug}/shows`, '.pk-show-card', 'really_all.json', slowdown);
  const plainly = await openList(peer, `${url}/plain-list#${list}`, 'li', 'really_all.json', slowdown);
  add(
    `first visit until the first is on the screen, ${at}, against a plain list`,
    'ms',
    '<= 1 x',
    first.time,
    plainly.time,
  );
  if (slowdown === 1)
    add(
      'bytes of the list over the network, against as it is',
      'kB',
      '<= 0.2 x',
      first.bytes / 1000,
      await rawSize(),
    );

  const frames = {
    grid: p95(await scrollFor(first.page, first.page.locator('.pk-shows-list'), gesture)),
    plain: p95(await scrollFor(plainly.page, plainly.page.locator('#list'), gesture)),
  };
  add(
    `p95 frame while the grid scrolls, ${at}, against a plain list`,
    'ms',
    '<= 17 ms',
    frames.grid,
    frames.plain,
  );
  await first.page.getByRole('radio', { name: 'List' }).check({ force: true });
  await first.page.locator('.pk-show-card[data-layout="list"]').first().waitFor();
  const rows = p95(await scrollFor(first.page, first.page.locator('.pk-shows-list'), gesture));
  add(`p95 frame while the list scrolls, ${at}, against a plain list`, 'ms', '<= 17 ms', rows, frames.plain);

  const typed = median(
    await typingTimes(first.page, first.page.getByRole('searchbox'), '.pk-shows-count', keys),
  );
  const plainTyped = median(
    await typingTimes(plainly.page, plainly.page.getByRole('searchbox'), '[role=status]', keys),
  );
  add(
    `key press until the titles that fit are on the screen, ${at}, against a plain list`,
    'ms',
    `<= ${slowdown === 1 ? 50 : 100} ms`,
    typed,
    plainTyped,
  );
  await Promise.all([first.page.close(), plainly.page.close()]);
  const second = await openList(ours, `${url}/${slug}/shows`, '.pk-show-card', 'really_all.json', slowdown);
  add(
    `second visit until the first is on the screen, ${at}, against the first visit`,
    'ms',
    '<= 1 x',
    second.time,
    first.time,
  );
  if (slowdown === 1) add('bytes of the list at the second visit', 'kB', '<= 1 kB', second.bytes / 1000);
  await Promise.all([ours.close(), peer.close()]);
}

async function rawSize(): Promise<number> {
  const response = await fetch(`${url}${list}`, {
    headers: { authorization: `ApiKey ${username}:${key}`, 'accept-encoding': 'identity' },
  });
  return (await response.arrayBuffer()).byteLength / 1000;
}

/** The second step of the sign-in, where 400 stations are searched. */
async function measureStations(browser: Browser, slowdown: number): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('.pk-sign-in-station').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await typingTimes(page, page.getByRole('searchbox'), '.pk-sign-in-stations', [
    'c',
    'Backspace',
    'v',
    'Backspace',
    'd',
    'Backspace',
    '5',
  ]);
  results.push({
    name: `400 stations: key press until the stations that fit are on the screen, at ${slowdown}×`,
    ours: round(median(times)),
    unit: 'ms',
    budget: `<= ${slowdown === 1 ? 50 : 100} ms`,
  });
  await context.close();
}

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  for (const slowdown of [1, 4]) {
    await measure(browser, slowdown);
    await measureStations(browser, slowdown);
  }
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await station.stop();
}
