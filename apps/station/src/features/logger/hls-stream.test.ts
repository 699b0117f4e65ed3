import { expect, it } from 'vitest';
import { logSource, type LogSource } from '@postkit/sdk/schema';
import { encodeHls, hlsList, hlsSeconds, startHlsServer } from '../../testing/hls-server.ts';
import { firstStation, startStation } from '../../testing/index.ts';

const poll = { timeout: 40_000, interval: 50 };

it(
  'a log records HLS with a password that the playlist’s other servers do not get, and names the kind',
  { timeout: 60_000 },
  async () => {
    const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    await using playlists = await startHlsServer();
    await using audio = await startHlsServer();
    const segments = await encodeHls('mpegts', 16);
    for (const [name, bytes] of segments) audio.files.set(name, bytes);
    const start_ms = Date.now() - 16_000;
    // The newest segment is the first one of a log that has just been turned on.
    const list = (to: number) => {
      const text = hlsList({ from: 0, to, start_ms }).replaceAll(
        /^\d+\.ts$/gm,
        (name) => `${audio.origin}/${name}`,
      );
      playlists.files.set('list.m3u8', text);
    };
    list(2);
    try {
      const admin = await server.signIn();
      const path = `/${server.slug}/api/v1/logger/`;
      const source = async (): Promise<LogSource> =>
        logSource.parse(await (await server.call(path, { as: admin })).json());
      const url = playlists.url.replace('http://', 'http://ina:secret@');
      const saved = await server.call(path, { method: 'PATCH', as: admin, json: { url, active: true } });
      expect(await saved.text()).not.toContain('secret');
      await expect.poll(() => audio.requests.length, poll).toBe(1);
      list(6);
      await expect.poll(async () => (await source()).last_segment_at, poll).not.toBeNull();
      expect(await source()).toMatchObject({
        url: playlists.url,
        state: 'recording',
        recorded_address: 'main',
        recorded_kind: 'hls',
      });
      await server.call(path, { method: 'PATCH', as: admin, json: { active: false } });

      expect(playlists.requests[0]?.headers.authorization).toBe(
        `Basic ${Buffer.from('ina:secret').toString('base64')}`,
      );
      expect(audio.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
      const { last } = await server.features.audioEvents.log(firstStation(server).id);
      expect(last?.started_at_ms).toBeGreaterThan(start_ms + hlsSeconds * 1000 - 500);
    } finally {
      await server.close();
    }
  },
);
