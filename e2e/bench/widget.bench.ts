import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Measures the widget against shikwasa, media-chrome, Plyr and a bare <audio>, in one run and one browser.
// node --conditions=postkit-source e2e/bench/widget.bench.ts
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { buildWidget } from '../widget/build-widget.ts';
import { serve } from '../widget/serve.ts';
import { widgetStation } from '../widget/widget-station.ts';
import { type Measured, measurePlayer } from './measure-player.ts';
import { type PlayerFiles, widgetPeers } from './widget-peers.ts';

interface Result {
  name: string;
  ours: number;
  peer: number;
  unit: string;
  ratio: number | null;
  budget: string;
}

function kilobytes(files: Iterable<Buffer>): number {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  return Number((bytes / 1000).toFixed(2));
}

function result(name: string, ours: number, peer: number, unit: string, budget: string): Result {
  return {
    name: `widget: ${name}`,
    ours,
    peer,
    unit,
    ratio: peer === 0 ? null : Number((ours / peer).toFixed(2)),
    budget,
  };
}

const bare: PlayerFiles = {
  name: 'bare audio',
  markup: '<audio controls preload="none" src="/audio/0.wav"></audio>',
  files: new Map(),
  ready: 'audio[controls]',
};

const built = await buildWidget(await mkdtemp(join(tmpdir(), 'postkit-widget-')));
const station = await widgetStation(built);
await rm(built, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** A page with one player, on its own origin; texts are compressed, as on any web server. */
function pageOf({ markup, files }: PlayerFiles) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Player</title><body><main><h1>Player</h1>${markup}<p>After it.</p></main>`;
  return serve((request, response) => {
    const path = request.url ?? '/';
    const body = path === '/' ? Buffer.from(html) : files.get(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = path.endsWith('.css')
      ? 'text/css'
      : path.endsWith('.js')
        ? 'text/javascript'
        : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
}

async function measured(player: PlayerFiles): Promise<Measured> {
  const site = await pageOf(player);
  try {
    return await measurePlayer(browser, site.origin, player.ready);
  } finally {
    await site.close();
  }
}

try {
  const frame = await measurePlayer(
    browser,
    `${station.origin}/widget/v4/player.html?station=harbour-fm&zone=12`,
    '.pk-player-play',
  );
  const tag = `<script src="${station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12"></script>`;
  const script = await measured({ name: 'script', markup: tag, files: new Map(), ready: '.pk-player-play' });
  const sizes = {
    script: kilobytes([station.file('embed.js')]),
    frame: kilobytes([station.file('player.html')]),
  };
  const audio = await measured(bare);
  const results = [
    result(
      'page, controls usable on slow 4G, against a bare audio',
      frame.usable,
      audio.usable,
      'ms',
      '<= 1.3 x',
    ),
    result('script, layout shift', script.shift, 0, 'CLS', '<= 0 CLS'),
    result('page, layout shift', frame.shift, 0, 'CLS', '<= 0 CLS'),
  ];
  for (const peer of await widgetPeers()) {
    const theirs = await measured(peer);
    const size = kilobytes(peer.files.values());
    results.push(
      result(
        `script and style in one tag, against ${peer.name}`,
        sizes.script,
        size,
        'kB',
        '<= 10 kB and <= 1 x',
      ),
      result(
        `page with its HTML, script and style, against ${peer.name}`,
        sizes.frame,
        size,
        'kB',
        '<= 10.24 kB and <= 1 x',
      ),
      result(
        `script, controls usable on slow 4G, against ${peer.name}`,
        script.usable,
        theirs.usable,
        'ms',
        '<= 1.05 x',
      ),
      // Its own file, the list of episodes, the cover; never the audio.
      result(
        `script, requests before play, against ${peer.name}`,
        script.requests,
        theirs.requests,
        'requests',
        '<= 3 requests',
      ),
      result(
        `script, axe findings, against ${peer.name}`,
        script.axe,
        theirs.axe,
        'findings',
        '<= 0 findings',
      ),
    );
  }
  console.table(results, ['name', 'ours', 'peer', 'unit', 'ratio']);
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await station.close();
}
