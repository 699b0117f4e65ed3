// Time from the press of Play to the first sound, at the end of a timeline of three hours in the editor, beside a bare
// audio element that plays an mp3 of five minutes from its start. One station, one browser, one run.
// node --conditions=postkit-source e2e/bench/transport.bench.ts   (the console must be built)
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { startBenchChild } from '../../apps/station/bench/bench-child.ts';
import { median } from './median.ts';

interface Facts {
  url: string;
  slug: string;
  username: string;
  key: string;
  editor: string;
  audio: string;
}

declare global {
  interface Window {
    /** When the first samples are due, in milliseconds of the page's clock. */
    firstSound: Promise<number>;
  }
}

const rounds = 9;
const station = await startBenchChild<Facts>('serve-timeline.ts');
const { url, slug, username, key, editor, audio } = station.facts;

async function enter(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const query = new URLSearchParams({ username, api_key: key, current_station: slug, redirect_path: editor });
  await context.request.get(`${url}/stations/api/v1/do_login/?${query}`, { maxRedirects: 0 });
  return context;
}

/** Presses Play in a new browser, whose caches are empty. */
async function pressTransport(browser: Browser): Promise<number> {
  const context = await enter(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    globalThis.window.firstSound = promise;
    const start = Object.getOwnPropertyDescriptor(AudioBufferSourceNode.prototype, 'start');
    Object.defineProperty(AudioBufferSourceNode.prototype, 'start', {
      ...start,
      value(this: AudioBufferSourceNode, at: number) {
        resolve(performance.now() + (at - this.context.currentTime) * 1000);
        start?.value.call(this, at);
      },
    });
  });
  await page.goto(`${url}${editor}`);
  const items = page.getByRole('listbox', { name: 'Items of the timeline' }).getByRole('option');
  await items.first().focus();
  await page.keyboard.press('End');
  await items.last().click();
  await page.locator('.pk-transport-time', { hasText: /^02:5/ }).waitFor();
  const play = page.getByRole('button', { name: 'Play the timeline (L)' });
  const milliseconds = await play.evaluate(async (button: HTMLElement) => {
    const pressed = performance.now();
    button.click();
    return (await globalThis.window.firstSound) - pressed;
  });
  await context.close();
  return milliseconds;
}

async function pressElement(browser: Browser): Promise<number> {
  const context = await enter(browser);
  const page = await context.newPage();
  await page.goto(`${url}/${slug}/bare`);
  const milliseconds = await page.evaluate(async (source) => {
    const pressed = performance.now();
    const media = new Audio(source);
    const { promise, resolve } = Promise.withResolvers<void>();
    media.addEventListener('playing', () => resolve());
    await media.play();
    await promise;
    return performance.now() - pressed;
  }, audio);
  await context.close();
  return milliseconds;
}

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];
const browser = await chromium.launch({ executablePath, args });
try {
  const ours: number[] = [];
  const peers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await pressTransport(browser));
    peers.push(await pressElement(browser));
  }
  const round = (value: number) => Number(value.toPrecision(3));
  console.log(
    JSON.stringify({
      name: 'timeline of 3 h: from the press of Play to the first sound, beside a bare audio element with 5 min',
      ours: round(median(ours)),
      peer: round(median(peers)),
      unit: 'ms',
      ratio: Number((median(ours) / median(peers)).toFixed(2)),
      budget: '<= 200 ms',
    }),
  );
} finally {
  await browser.close();
  await station.stop();
}
