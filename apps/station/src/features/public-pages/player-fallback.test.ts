import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStation, makeDestination, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';

const page = '<!doctype html><title>Player</title><body><script>$&</script>';

let server: TestStation;
let site: string;
let id: number;
let draft: number;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'postkit-player-'));
  const files = {
    'player.html': page,
    'version.json': '{"version":"4-0000abcd"}',
    'embed.js': '',
    'extras.js': '',
    'player.css': '',
  };
  await mkdir(join(site, 'widget'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, 'widget', name), text);
  server = await startStation({
    site: { console: join(site, 'console'), widget: join(site, 'widget'), docs: join(site, 'docs') },
  });
  const event = await makeEvent(server, { segments: 1 });
  const destination = await makeDestination(server);
  const fields = { eventIds: [event.id], social_media_connections: [destination.id] };
  ({ id } = await makeEpisode(server, { ...fields, name: 'Tea & <b>scones</b>' }));
  draft = (await makeEpisode(server, { ...fields, name: 'Not yet', draft: true })).id;
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const bodyOf = async (query: string, version = 'v4') =>
  (await (await server.call(`/widget/${version}/player.html${query}`)).text()).split('<body>')[1];

describe('the player of a frame without scripts', () => {
  it('offers the audio of its episode under its name, and a link to its page', async () => {
    for (const version of ['v4', 'v4-0000abcd']) {
      expect(await bodyOf(`?station=${server.slug}&episode=${id}&mode=mini`, version)).toBe(
        `<noscript><p><a href="${server.url}/${server.slug}/listen/${id}" target="_blank">Tea &amp; &lt;b&gt;scones&lt;/b&gt;</a></p>` +
          `<audio controls preload="none" src="${server.url}/${server.slug}/audio/${id}.mp3" aria-label="Tea &amp; &lt;b&gt;scones&lt;/b&gt;"></audio></noscript><script>$&</script>`,
      );
    }
  });

  it('links to the page of the station for the episodes of a zone', async () => {
    const link = `<noscript><p><a href="${server.url}/${server.slug}/listen/" target="_blank">${firstStation(server).title}</a></p></noscript>`;
    expect(await bodyOf(`?station=${server.slug}&zone=12`)).toContain(link);
    expect(await bodyOf(`?station=${server.slug}&episode=x`)).toContain(link);
  });

  it.each(['', '?station=none', '?station=a&station=b&episode=1', '?station=none&episode=1'])(
    'is the built page for "%s"',
    async (query) => {
      expect(await bodyOf(query)).toBe('<script>$&</script>');
    },
  );

  it('shows nothing of a draft, or of an episode that does not exist', async () => {
    expect(await bodyOf(`?station=${server.slug}&episode=${draft}`)).toBe('<script>$&</script>');
    expect(await bodyOf(`?station=${server.slug}&episode=987654`)).toBe('<script>$&</script>');
  });

  it('is sent again only when it changed', async () => {
    const path = `/widget/v4/player.html?station=${server.slug}&episode=${id}`;
    const first = await server.call(path);
    expect([first.headers.get('cache-control'), first.headers.get('content-security-policy')]).toEqual([
      'no-cache',
      expect.stringContaining('frame-ancestors *'),
    ]);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.call(path, { headers })).status).toBe(304);
    expect((await server.call('/widget/v4/player.html', { headers })).status).toBe(200);
  });
});
