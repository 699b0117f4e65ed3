import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id3Bytes } from '../../../audio/index.ts';
import { readTags } from '../../../audio/testing/read-tags.ts';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, startStation, type TestStation } from '../../../testing/index.ts';
import { type EpisodeOverrides, makeEpisode } from '../../../testing/make-episode.ts';
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts';
import { openCampaignStation } from '../../campaigns/testing/campaign-calls.ts';

let s3: S3Server;
let clock: FakeClock;
let server: TestStation;
beforeAll(async () => {
  s3 = await startS3Server();
  clock = createFakeClock();
  server = await startStation({ clock, env: { POSTKIT_TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';
const fileOf = async (station: TestStation, id: number) => {
  const file = await station.features.episodes.media.fileOf(firstStation(station).id, id, 'mp3');
  if (!file) throw new Error('The episode has no audio.');
  return file;
};

describe('the ID3 tag of a download', () => {
  async function download(id: number, range: string): Promise<number> {
    const headers = { 'user-agent': overcast, 'x-forwarded-for': `203.0.113.${id}`, range };
    await (await server.call(`/${server.slug}/audio/${id}.mp3`, { headers })).arrayBuffer();
    await server.features.analytics.flush();
    return (await server.features.analytics.downloadsOf(firstStation(server).id, [id])).get(id) ?? 0;
  }

  it('counts as no second of the audio, and its absence as no missing one', async () => {
    const { id } = await makeEpisode(server);
    const { id3Bytes: border } = await fileOf(server, id);
    expect(await download(id, `bytes=0-${border - 1}`)).toBe(0);
    expect(await download(id, `bytes=${border}-`)).toBe(1);
  });

  it('is that of the episode in a download with campaigns', async () => {
    const station = await openCampaignStation(server);
    await station.add({ positions: ['pre', 'mid'] });
    const { bytes } = await station.open((await station.versionOf()) ?? '');
    const plain = await station.download({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    const length = id3Bytes(plain);
    expect(length).toBeGreaterThan(100);
    expect(bytes.subarray(0, length).equals(plain.subarray(0, length))).toBe(true);
    const file = join(server.dataDir, 'campaign.mp3');
    await writeFile(file, bytes);
    expect((await readTags(file)).tags).toMatchObject({ title: 'The harbour', album: 'Morning' });
  });
});

describe('a station that redirects to its bucket', () => {
  it('delivers the tag from the bucket, and the replaced file while its address works', async () => {
    const station = await startStation({
      clock,
      env: { ...s3.env, POSTKIT_STORAGE: s3.address, POSTKIT_STORAGE_DELIVERY: 'redirect' },
    });
    try {
      const input: EpisodeOverrides = {
        name: 'In the bucket',
        chapter_markers: [{ start: 1, title: 'Ebbe & Flut' }],
      };
      const { id, version } = await makeEpisode(station, input);
      const path = `/${station.slug}/audio/${id}.mp3`;
      const redirect = await station.call(path);
      const address = redirect.headers.get('location') ?? '';
      expect([redirect.status, address]).toEqual([302, expect.stringContaining('/id3/')]);
      expect(await readTags(address)).toMatchObject({
        tags: { title: 'In the bucket' },
        chapters: [{ start: 1, title: 'Ebbe & Flut' }],
      });
      const { bytes } = await fileOf(station, id);
      expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(bytes);

      await station.features.episodes.publishing.update(
        firstStation(station),
        id,
        { version, name: 'Renamed' },
        'Some Body',
      );
      await station.context.jobs.idle();
      const renamed = (await station.call(path)).headers.get('location') ?? '';
      expect((await readTags(renamed)).tags['title']).toBe('Renamed');
      clock.advance(3_600_000);
      await station.context.jobs.idle();
      expect((await fetch(address)).status).toBe(200);
      clock.advance(2 * 3_600_000);
      await station.context.jobs.idle();
      expect((await fetch(address)).status).toBe(404);
    } finally {
      await station.close();
    }
  });
});
