import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { makeSettings } from '../testing/make-settings.ts';

const job = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';

const wireSettings = makeSettings({
  station_name: 'WXYZ Radio',
  media_endpoint: 'https://media.example.org',
  progress_endpoint: 'https://progress.example.org',
  events_endpoint: 'https://events.example.org',
  rss_import_api_prefix: 'https://imports.example.org',
});

/** A client of a station whose settings name a host of its own for each purpose, and the addresses that it calls. */
function startClient() {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: async (address) => {
      const { url } = new Request(address);
      asked.push(url);
      return url.endsWith('/settings/') ? Response.json(wireSettings) : new Response('Show');
    },
  });
  return { client, asked };
}

describe('SettingsResource', () => {
  it('ANALYTICS-067 sends later calls to the media, progress and imports hosts of the settings', async () => {
    const { client, asked } = startClient();
    await client.settings.get();
    await client.analytics.downloadCsv(job);
    await client.uploads.progress('one').catch(() => null);
    await client.imports.get(1).catch(() => null);
    expect(asked.map((url) => new URL(url).origin)).toEqual([
      'https://post.example.org',
      'https://media.example.org',
      'https://progress.example.org',
      'https://imports.example.org',
    ]);
  });

  it('SHELL-064 returns the features as flags, from JSON text on the wire', async () => {
    const features = {
      enable_youtube: true,
      allow_megaphone: true,
      allow_omny: false,
      enable_autocapture: true,
    };
    const fetch = async () => Response.json({ ...wireSettings, features: JSON.stringify(features) });
    const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch });
    expect((await client.settings.get()).settings.features).toEqual(features);
  });

  it('SHELL-058 returns the versions that the response names, empty for absent ones', async () => {
    let headers: Record<string, string> = {
      'X-App-Version': '4.2',
      'X-Color': 'blue',
      'X-ChartTag': 'c1',
      'X-ImageTag': 'i9',
    };
    const fetch = async () => Response.json(wireSettings, { headers });
    const { settings } = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch });
    const { settings: own, versions } = await settings.get();
    expect(own.station_name).toBe('WXYZ Radio');
    expect(versions).toEqual({ app: '4.2', color: 'blue', chartTag: 'c1', imageTag: 'i9' });
    headers = { 'X-App-Version': '4.3' };
    expect((await settings.get()).versions).toEqual({ app: '4.3', color: '', chartTag: '', imageTag: '' });
  });

  it('starts the live channel after the newest event of the first settings', async () => {
    const started: unknown[] = [];
    let newest = 41;
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch: async (address, init) => {
        if (new Request(address).url.endsWith('/settings/'))
          return Response.json(wireSettings, { headers: { 'X-Live-Event-Id': `${newest++}` } });
        started.push(new Headers(init?.headers).get('Last-Event-ID'));
        return new Response(null, { status: 204 });
      },
    });
    await client.settings.get();
    await client.settings.get();
    client.live.open();
    await expect.poll(() => started).toEqual(['41']);
    client.live.close();
  });

  it('LIVE-004 opens the live channel at the events host of the settings, under the id of the station’s name', async () => {
    const { client, asked } = startClient();
    await client.settings.get();
    client.live.open();
    await expect
      .poll(() => asked.at(1))
      .toBe(`https://events.example.org/sessions/${client.transport.sessionId()}?format=json`);
    client.live.close();
  });
});
