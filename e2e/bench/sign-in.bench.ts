// Measures the console's sign-in against the smallest page built with React, in one run and one browser.
// node --conditions=postkit-source e2e/bench/sign-in.bench.ts   (the console must be built)
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { measurePage, type MeasuredPage } from './measure-page.ts';
import { median } from './median.ts';
import { reactFloor } from './react-floor.ts';
import { builtFiles, serveSite } from './serve-site.ts';

const rounds = 7;

interface Result {
  name: string;
  ours: number;
  peer: number;
  unit: string;
  ratio: number;
  budget: string;
}

function result(name: string, ours: number, peer: number, unit: string, budget: string): Result {
  return {
    name: `console sign-in: ${name}`,
    ours,
    peer,
    unit,
    ratio: Number((ours / peer).toFixed(2)),
    budget,
  };
}

const built = builtFiles(fileURLToPath(new URL('../../apps/console/dist', import.meta.url)));
const page = built.get('/login.en.html');
if (!page) throw new Error('The console is not built.');
const floor = await reactFloor();
const scripts = [...floor.keys()].map((path) => `<script type="module" src="${path}"></script>`).join('');
const floorPage = Buffer.from(
  `<!doctype html><html lang="en"><title>React</title><div id="root"></div>${scripts}`,
);

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const [ourSite, floorSite] = await Promise.all([serveSite(built, page), serveSite(floor, floorPage)]);
const ours: MeasuredPage[] = [];
const peer: MeasuredPage[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    ours.push(await measurePage(browser, `${ourSite.origin}/login`, 'form button[type=submit]'));
    peer.push(await measurePage(browser, `${floorSite.origin}/`, 'h1'));
  }
} finally {
  await browser.close();
  await Promise.all([ourSite.close(), floorSite.close()]);
}

const kilobytes = (measured: readonly MeasuredPage[]) =>
  Number((median(measured.map(({ bytes }) => bytes)) / 1000).toFixed(1));
const paint = (measured: readonly MeasuredPage[]) =>
  Math.round(median(measured.map(({ largestPaint }) => largestPaint)));
console.log(
  JSON.stringify([
    result('scripts and styles that /login loads', kilobytes(ours), kilobytes(peer), 'kB', '<= 85 kB'),
    result('largest paint, fast 4G, processor slowed 4 times', paint(ours), paint(peer), 'ms', '<= 700 ms'),
  ]),
);
