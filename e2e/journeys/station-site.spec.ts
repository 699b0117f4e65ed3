import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const example = new URL('../../examples/station-site/', import.meta.url);

interface Site extends AsyncDisposable {
  readonly url: string;
}

/** Serves a folder of pages on a port of this machine, and deletes it in the end. */
async function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    readFile(join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '')).then(
      (page) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

test('the sample station site is built from the public data, has every page as HTML, and keeps the tracklist current', async ({
  client,
  page,
  station,
}) => {
  await client.publicSite.update({ now_playing: true, tracklist: true });
  const folder = await mkdtemp(join(tmpdir(), 'postkit-site-'));
  const build = ['src/build.ts', '--url', station.url, '--station', 'harbour-fm', '--out', folder];
  await promisify(execFile)(process.execPath, build, { cwd: example });
  await using site = await serveFolder(folder);
  const { url } = site;
  try {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('Latest episodes');
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The element has replaced what the build rendered.
    await expect(page.locator('postkit-tracklist').locator('section')).toHaveCount(2);
    await expect(page.locator('postkit-tracklist').getByRole('heading', { name: 'Tracklist' })).toBeVisible();
    await expectNoAxeFindings(page);
    const episode = page.locator('.episodes').getByRole('link').first();
    const title = await episode.textContent();
    await episode.click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    const audio = page.locator('audio');
    await expect(audio).toHaveAttribute('src', new RegExp(`^${station.url}/harbour-fm/audio/\\d+\\.mp3$`));
    await expectNoAxeFindings(page);
    await page.goto(`${url}/schedule/`);
    await expectNoAxeFindings(page);
    await page.goto(url);
    await page.locator('.shows').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeFindings(page);
  } finally {
    await client.publicSite.update({ now_playing: false, tracklist: false });
  }
});

test('each element of the site script shows its block of the station on a foreign page, and says what is missing', async ({
  client,
  page,
  station,
}) => {
  const { playlists } = await client.episodes.list({ type: 'published', limit: 1 });
  const [episode] = playlists;
  const parts = {
    'postkit-show-list': '',
    'postkit-episode-list': ' limit="2"',
    'postkit-episode': ` episode="${episode?.playlist_id}"`,
    'postkit-schedule': ' days="2"',
    'postkit-now-playing': '',
    'postkit-tracklist': '',
  };
  const tags = Object.entries(parts).map(
    ([tag, attributes]) => `<${tag} station="harbour-fm"${attributes}></${tag}>`,
  );
  const html = `<!doctype html><title>A site</title><main><h1>A site</h1>${tags.join('')}</main><script src="${station.url}/widget/v4/site.js"></script>`;
  const folder = await mkdtemp(join(tmpdir(), 'postkit-elements-'));
  await writeFile(join(folder, 'index.html'), html);
  await using site = await serveFolder(folder);
  await page.goto(site.url);
  for (const tag of Object.keys(parts))
    await expect(page.locator(tag).getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('postkit-show-list').getByRole('link').first()).toBeVisible();
  await expect(page.locator('postkit-episode-list').getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('postkit-episode').getByRole('heading', { level: 1 })).toHaveText(
    episode?.name ?? '',
  );
  await expect(page.locator('postkit-now-playing')).toContainText('This station does not show its titles.');
  await expect(page.locator('postkit-tracklist')).toContainText('This station does not show its titles.');
});
