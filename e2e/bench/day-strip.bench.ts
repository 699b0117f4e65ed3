// How long the waveform of a whole day takes from its response to the screen, compared with wavesurfer.js with the same columns.
// node --conditions=postkit-source e2e/bench/day-strip.bench.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { serve } from '../widget/serve.ts';
import { respondFile, buildKitPage } from './kit-page.ts';
import { median } from './median.ts';

const rounds = 15;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Strip</title><link rel="stylesheet" href="/style.css">
  <style>body { margin: 0 }</style><div id="app" class="pk"></div><script type="module" src="/page.js"></script>`;

async function serveStrip(folder: string) {
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    respondFile(response, folder, pathname);
  });
}

/** Medians of both, measured alternately, so that background load affects both alike. */
async function measure(page: Page): Promise<{ ours: number; peer: number }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['ours', 'peer'] as const)
      times[name].push(await page.evaluate((what) => globalThis.drawDay(what), name));
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

const folder = await mkdtemp(join(tmpdir(), 'postkit-strip-'));
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  await buildKitPage('day-strip-page.tsx', folder);
  const site = await serveStrip(folder);
  const results = [];
  for (const slowdown of [1, 4]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.waitForFunction(() => 'drawDay' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { ours, peer } = await measure(page);
    results.push({
      name: `waveform of a day of 384 events in 2400 columns, from the answer to the screen, at ${slowdown}×, against wavesurfer.js without events`,
      ours: Number(ours.toFixed(1)),
      peer: Number(peer.toFixed(1)),
      unit: 'ms',
      ratio: Number((ours / peer).toFixed(2)),
      budget: '<= 1',
    });
    await context.close();
  }
  await site.close();
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
