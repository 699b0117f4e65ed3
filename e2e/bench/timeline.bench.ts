// How smoothly a timeline of 200 clips with their waves moves, compared with wavesurfer.js with 200 regions over as long a wave.
// node --conditions=postkit-source e2e/bench/timeline.bench.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { serve } from '../widget/serve.ts';
import { answer, operationOf } from './editor-station.ts';
import { dragFor, middleOf, noteFrames, p95 } from './frame-times.ts';
import { buildKitPage, respondFile } from './kit-page.ts';

const clips = 200;
/** Duration of each gesture, in milliseconds. */
const gesture = 3000;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Timeline</title><link rel="stylesheet" href="/style.css">
  <style>body { margin: 0 }</style><div id="app"></div><script type="module" src="/page.js"></script>`;

/** 95th percentiles of the frame times, in milliseconds. */
interface Measured {
  pan: number;
  zoom: number;
  drag: number;
}

async function servePage(folder: string) {
  return serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const known = answer(operationOf(request.method ?? 'GET', url.pathname), url, clips);
    if (known !== undefined)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
    else if (url.pathname === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else respondFile(response, folder, url.pathname);
  });
}

/** Turns the wheel over an element, back and forth, and returns the 95th percentile of the frames. */
async function wheel(
  page: Page,
  element: Locator,
  by: { x: number; y: number },
  key?: 'Control',
): Promise<number> {
  await element.hover({ position: { x: 300, y: 40 } });
  if (key) await page.keyboard.down(key);
  const stop = await noteFrames(page);
  const start = performance.now();
  for (let now = start; now - start < gesture; now = performance.now()) {
    const direction = (now - start) % 1500 < 750 ? 1 : -1;
    await page.mouse.wheel(by.x * direction, by.y * direction);
    await page.waitForTimeout(16);
  }
  const frames = await stop();
  if (key) await page.keyboard.up(key);
  return p95(frames);
}

async function open(browser: Browser, address: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function ours(browser: Browser, address: string, slowdown: number): Promise<Measured> {
  const page = await open(browser, address, slowdown);
  await page.getByRole('button', { name: 'More for this day' }).click();
  await page.getByRole('menuitem', { name: 'Add all', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add all' }).click();
  const items = page.getByRole('listbox', { name: 'Items of the timeline' }).getByRole('option');
  await items
    .first()
    .and(page.locator(`[aria-setsize="${clips}"]`))
    .waitFor();
  const track = page.locator('.pk-track');
  const measured = {
    zoom: await wheel(page, track, { x: 0, y: -60 }, 'Control'),
    pan: await wheel(page, track, { x: 200, y: 0 }),
    drag: p95(
      await dragFor(page, await middleOf(page.locator('[data-timeline-scroller]')), '.pk-dragged', gesture),
    ),
  };
  await page.context().close();
  return measured;
}

async function peer(browser: Browser, address: string, slowdown: number): Promise<Measured> {
  const page = await open(browser, address, slowdown);
  await page.waitForFunction(() => Reflect.get(globalThis, 'isReady') === true);
  const wave = page.locator('#app');
  const measured = {
    zoom: await wheel(page, wave, { x: 0, y: -60 }),
    pan: await wheel(page, wave, { x: 200, y: 0 }),
    drag: p95(await dragFor(page, await middleOf(wave), '[part~=region][style*=grabbing]', gesture)),
  };
  await page.context().close();
  return measured;
}

const names = { pan: 'it is panned', zoom: 'it is zoomed', drag: 'a clip is dragged' } as const;
const round = (value: number) => Number(value.toFixed(1));

const folders = await Promise.all(
  ['ours', 'peer'].map((name) => mkdtemp(join(tmpdir(), `postkit-timeline-${name}-`))),
);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const [oursFolder = '', peerFolder = ''] = folders;
  await buildKitPage('editor-page.tsx', oursFolder);
  await buildKitPage('timeline-peer-page.ts', peerFolder);
  const sites = [await servePage(oursFolder), await servePage(peerFolder)] as const;
  const results = [];
  for (const slowdown of [1, 4]) {
    const mine = await ours(browser, sites[0].origin, slowdown);
    const other = await peer(browser, sites[1].origin, slowdown);
    for (const [key, name] of Object.entries(names) as [keyof Measured, string][])
      results.push({
        name: `timeline of ${clips} clips: p95 frame while ${name}, at ${slowdown}×, against wavesurfer.js with ${clips} regions`,
        ours: round(mine[key]),
        peer: round(other[key]),
        unit: 'ms',
        ratio: Number((mine[key] / other[key]).toFixed(2)),
        budget: slowdown === 1 ? '<= 17 ms' : '<= 1 x',
      });
  }
  for (const site of sites) await site.close();
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
