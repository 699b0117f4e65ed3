import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPublicClient, type PublicClient } from '@postkit/sdk/public';
import { documentOf } from './document.ts';
import { pagesOf, type SiteContent } from './pages.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    station: { type: 'string', default: 'harbour-fm' },
    out: { type: 'string', default: 'dist' },
  },
});

/** Episodes on the page of a show. */
const perShow = 50;

async function read(client: PublicClient): Promise<SiteContent> {
  const [station, shows, latest, schedule, nowPlaying, tracklist] = await Promise.all([
    client.station(),
    client.shows(),
    client.episodes({ limit: 8 }),
    client.schedule(),
    client.nowPlaying(),
    client.tracklist({ limit: 10 }),
  ]);
  const byShow = await Promise.all(
    shows.map(async ({ id }) => [id, await client.episodes({ show: id, limit: perShow })] as const),
  );
  return { station, shows, latest, schedule, nowPlaying, tracklist, byShow: new Map(byShow) };
}

const baseUrl = values.url.replace(/\/+$/, '');
const out = resolve(values.out);
const content = await read(createPublicClient({ baseUrl, station: values.station }));
const styles = await readFile(new URL('site.css', import.meta.url), 'utf8');
const pages = pagesOf(content);
await rm(out, { recursive: true, force: true });
for (const page of pages) {
  const folder = join(out, page.path);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    documentOf(page, { station: content.station, styles, baseUrl }),
  );
}
await writeFile(join(out, 'robots.txt'), 'User-agent: *\nAllow: /\n');
console.log(`${pages.length} pages of ${content.station.title} are in ${out}.`);
