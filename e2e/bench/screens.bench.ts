// Measures the first paint of every screen of the console for a browser with an empty cache, on fast 4G and with a processor slowed
// four times, against the smallest page built with React, in one run and one browser.
// node --conditions=postkit-source e2e/bench/screens.bench.ts   (the console and the station must be built)
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createClient } from '@postkit/sdk';
import { demoIds, everyPage } from '../pictures/every-page.ts';
import { demoTemplate } from '../support/demo-template.ts';
import { enterStation } from '../support/enter-station.ts';
import { admin, startStationProcess } from '../support/station-process.ts';
import { measureFirstPaint } from './measure-page.ts';
import { median } from './median.ts';
import { reactFloor } from './react-floor.ts';
import { serveSite } from './serve-site.ts';

const rounds = 3;

const folder = await mkdtemp(join(tmpdir(), 'postkit-screens-'));
await cp(await demoTemplate(), folder, { recursive: true });
const station = await startStationProcess(folder);
const floor = await reactFloor();
const scripts = [...floor.keys()].map((path) => `<script type="module" src="${path}"></script>`).join('');
const floorSite = await serveSite(
  floor,
  Buffer.from(`<!doctype html><html lang="en"><title>React</title><div id="root"></div>${scripts}`),
);

const client = createClient({ baseUrl: station.url, station: 'harbour-fm' });
const signedIn = await client.sessions.signIn(admin.email, admin.password);
client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
const ids = await demoIds(client);
const screens = everyPage.filter(({ isPublic = false }) => !isPublic);

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

/** In a browser that is signed in and has an empty cache. */
async function firstPaint(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await enterStation(context, station.url, signedIn);
    return await measureFirstPaint(context, url);
  } finally {
    await context.close();
  }
}

const results = [];
try {
  const floors: number[] = [];
  for (let round = 0; round < rounds; round++) floors.push(await firstPaint(floorSite.origin));
  const peer = Math.round(median(floors));
  for (const { name, path } of screens) {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round++) measured.push(await firstPaint(station.url + path(ids)));
    const ours = Math.round(median(measured));
    const ratio = Number((ours / peer).toFixed(2));
    results.push({
      name: `first paint of ${name}, fast 4G, at 4×`,
      ours,
      peer,
      unit: 'ms',
      ratio,
      budget: '<= 1200 ms',
    });
  }
} finally {
  await browser.close();
  await Promise.all([station.stop(), floorSite.close()]);
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(results));
