// How soon a day of 2,000 events appears and is filtered, and how smoothly it scrolls, compared with the same list with every card in the page.
// node --conditions=postkit-source e2e/bench/editor.bench.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { serve } from '../widget/serve.ts';
import { answer, operationOf } from './editor-station.ts';
import { dragFor, middleOf, p95, scrollFor } from './frame-times.ts';
import { respondFile, buildKitPage } from './kit-page.ts';
import { openList } from './measure-opening.ts';
import { typingTimes } from './measure-typing.ts';
import { median } from './median.ts';

const events = 2000;
/** Duration of each of the two gestures, in milliseconds. */
const gesture = 3000;
/** Milliseconds between two gestures, in which the list draws the sound of what it shows. */
const rest = 2000;

/** A list as high as all of its rows renders them all; the panel around it scrolls instead. */
const allCards =
  '.pk .pk-day { overflow: auto } .pk .pk-day .pk-day-list { contain: none; flex: none; height: 90000px }';

const keys = ['4', '2', 'Backspace', '7', 'Backspace', 'Backspace', '9'];

/** Milliseconds. */
interface Measured {
  /** From the navigation until the first card is on the screen. */
  first: number;
  /** From a key press in the search until the matches are on the screen. */
  filter: number;
  /** 95th percentile of the frame times. */
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
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(url.pathname === '/all' ? allCards : ''));
    } else {
      respondFile(response, folder, url.pathname);
    }
  });
}

async function measure(browser: Browser, address: string, slowdown: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page, time: first } = await openList(context, address, '.pk-event', 'event/', slowdown);
  const scroll = p95(await scrollFor(page, page.locator('.pk-day-list'), gesture));
  await page.waitForTimeout(rest);
  const drag = p95(await dragFor(page, await middleOf(await visibleCard(page)), '.pk-dragged', gesture));
  await page.waitForTimeout(rest);
  const filter = median(await typingTimes(page, page.getByRole('searchbox').first(), '.pk-day-count', keys));
  await context.close();
  return { first, filter, scroll, drag };
}

/** A card in the middle of the window: the page also has cards outside the visible part of the list. */
async function visibleCard(page: Page): Promise<Locator> {
  for (const card of await page.locator('.pk-event').all()) {
    const { y } = await middleOf(card);
    if (y > 400 && y < 500) return card;
  }
  throw new Error('there is no card to drag');
}

const round = (value: number) => Number(value.toFixed(1));

function result(name: string, budget: string, ours: number, peer: number) {
  return {
    name: `editor, a day of ${events} events: ${name}`,
    ours: round(ours),
    peer: round(peer),
    unit: 'ms',
    ratio: Number((ours / peer).toFixed(2)),
    budget,
  };
}

const folder = await mkdtemp(join(tmpdir(), 'postkit-editor-'));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  await buildKitPage('editor-page.tsx', folder);
  const site = await serveEditor(folder);
  const results = [];
  for (const slowdown of [1, 4]) {
    const ours = await measure(browser, `${site.origin}/`, slowdown);
    const peer = await measure(browser, `${site.origin}/all`, slowdown);
    const against = `at ${slowdown}×, against all cards in the page`;
    results.push(
      result(`the first card is on the screen, ${against}`, '<= 1 x', ours.first, peer.first),
      result(
        `key press until what fits is on the screen, ${against}`,
        `<= ${slowdown === 1 ? 50 : 100} ms`,
        ours.filter,
        peer.filter,
      ),
      result(`p95 frame while it scrolls, ${against}`, '<= 17 ms', ours.scroll, peer.scroll),
      result(`p95 frame while a card is dragged, ${against}`, '<= 17 ms', ours.drag, peer.drag),
    );
  }
  await site.close();
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
