// How smooth a day of 2,000 events is, beside the same list with every card in the page.
// node --conditions=postkit-source e2e/bench/editor.bench.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { serve } from '../widget/serve.ts';
import { answer, operationOf } from './editor-station.ts';
import { dragFor, p95, scrollFor } from './frame-times.ts';
import { answerFile, buildKitPage } from './kit-page.ts';

const events = 2000;
/** How long each of the two gestures goes on, in milliseconds. */
const gesture = 3000;

/** A list as high as all of its rows is a list that draws them all; the panel around it scrolls instead. */
const allCards = '.pk .pk-day { overflow: auto } .pk .pk-day .pk-day-list { contain: none; flex: none; height: 90000px }';

interface Smoothness {
  scroll: number;
  drag: number;
}

function page(style: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title><link rel="stylesheet" href="/style.css">
    <style>body { margin: 0 } ${style}</style><div id="app"></div><script type="module" src="/page.js"></script>`;
}

async function serveEditor(folder: string) {
  return serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const known = answer(operationOf(request.method ?? 'GET', url.pathname), url, events);
    if (known !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
    } else if (url.pathname === '/' || url.pathname === '/all') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(url.pathname === '/all' ? allCards : ''));
    } else {
      answerFile(response, folder, url.pathname);
    }
  });
}

async function measure(browser: Browser, address: string, slowdown: number): Promise<Smoothness> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab: Page = await context.newPage();
  await tab.goto(address);
  await tab.locator('.pk-event').first().waitFor({ timeout: 60_000 });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scroll = p95(await scrollFor(tab, tab.locator('.pk-day-list'), gesture));
  const drag = p95(await dragFor(tab, tab.locator('.pk-event').nth(1), gesture));
  await context.close();
  return { scroll, drag };
}

function result(name: string, ours: number, peer: number) {
  const round = (value: number) => Number(value.toFixed(1));
  return {
    name: `editor: ${name}`,
    ours: round(ours),
    peer: round(peer),
    unit: 'ms',
    ratio: Number((ours / peer).toFixed(2)),
    budget: '<= 17 ms',
  };
}

const folder = await mkdtemp(join(tmpdir(), 'postkit-editor-'));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
try {
  await buildKitPage('editor-page.tsx', folder);
  const site = await serveEditor(folder);
  const results = [];
  for (const slowdown of [1, 4]) {
    const ours = await measure(browser, `${site.origin}/`, slowdown);
    const peer = await measure(browser, `${site.origin}/all`, slowdown);
    const where = `p95 frame in a day of ${events} events at ${slowdown}×`;
    results.push(result(`${where}, scrolling, against all cards in the page`, ours.scroll, peer.scroll));
    results.push(result(`${where}, dragging, against all cards in the page`, ours.drag, peer.drag));
  }
  await site.close();
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
