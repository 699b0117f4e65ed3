import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { decodeFile } from '../../audio/testing/run-ffmpeg.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { writeNote } from '../../platform/installation-notes.ts';
import { stationTest } from '../../testing/station-test.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';
import '../../testing/postgres/also-on-postgres.ts';

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));

async function secondsOf(bytes: Buffer, format: 'mp3' | 'aac'): Promise<number> {
  const file = join(server.dataDir, `heard.${format}`);
  await writeFile(file, bytes);
  return (await decodeFile(file)).length / 2 / 44_100;
}

describe('a station without campaigns', () => {
  it('serves the same response with the same number of queries as before', async () => {
    const station = await openCampaignStation(server, { enabled: false });
    const queries = vi.spyOn(server.context.db, 'tables');
    const visit = async () => {
      await server.context.jobs.idle();
      // The lowest of several, because background work queries too. A write before each empties the caches, as others do at any time.
      let fewest = Infinity;
      for (let times = 0; times < 20; times += 1) {
        await writeNote(server.context.db, 'visit', { at: times, text: '' });
        queries.mockClear();
        await (await station.ask()).arrayBuffer();
        fewest = Math.min(fewest, queries.mock.calls.length);
      }
      const response = await station.ask();
      const bytes = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      return {
        status,
        etag: headers.get('etag'),
        length: headers.get('content-length'),
        bytes,
        queries: fewest,
      };
    };
    const before = await visit();
    await station.add({ positions: ['pre', 'mid', 'post'] });
    expect(await visit()).toEqual(before);
    expect(before).toMatchObject({ status: 200, length: String(before.bytes.length) });

    await station.setEnabled(true);
    expect((await station.ask()).status).toBe(302);
    await station.setEnabled(false);
    expect(await visit()).toEqual(before);
    queries.mockRestore();
  });

  it('serves the episode alone at the address of a version', async () => {
    const station = await openCampaignStation(server);
    const plain = await station.download();
    await station.add();
    const version = await station.versionOf();
    expect((await station.open(version ?? '')).bytes.length).toBeGreaterThan(plain.length);
    await station.setEnabled(false);
    expect((await station.open(version ?? '')).bytes.equals(plain)).toBe(true);
  });
});

describe('a download with campaigns', () => {
  it.each(['mp3', 'aac'] as const)(
    'is the whole episode with the ad before it, at its marker and after it (%s)',
    async (format) => {
      const station = await openCampaignStation(server);
      const plain = await station.download({ format });
      const campaign = await station.add({ positions: ['pre', 'mid', 'post'] });
      const whole = await station.download({ format });
      const [short, long] = [await secondsOf(plain, format), await secondsOf(whole, format)];
      expect(Math.abs(long - short - 3 * campaign.audio.seconds)).toBeLessThan(0.4);
      const { breaks } = (await (
        await station.call(`campaign_breaks/?playlist_id=${station.episode.id}`)
      ).json()) as {
        breaks: { position: string; at: number; campaigns: number[] }[];
      };
      expect(breaks.map(({ position }) => position)).toEqual(['pre', 'mid', 'post']);
      expect(breaks[1]?.at).toBeCloseTo(4.969, 1);
      expect(breaks.every(({ campaigns }) => campaigns.includes(campaign.id))).toBe(true);
    },
  );

  it('has the same bytes, length and ETag in every range and every repeat for one listener', async () => {
    const station = await openCampaignStation(server);
    await station.add({ positions: ['pre', 'mid'] });
    const version = await station.versionOf();
    expect(version).toMatch(/\.mp3\?v=[\w-]{36}$/);
    expect(await station.versionOf()).toBe(version);
    const { bytes, response } = await station.open(version ?? '');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const etag = response.headers.get('etag') ?? '';
    const head = await station.open(version ?? '', { method: 'HEAD' });
    expect([head.response.headers.get('content-length'), head.response.headers.get('etag')]).toEqual([
      String(bytes.length),
      etag,
    ]);

    for (const [start, end] of [
      [0, 1],
      [0, 9999],
      [400, 420],
      [50_000, 130_000],
      [bytes.length - 500, bytes.length - 1],
    ] as const) {
      const part = await station.open(version ?? '', {
        headers: { range: `bytes=${start}-${end}`, 'if-range': etag },
      });
      expect(part.response.status).toBe(206);
      expect(part.response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    expect((await station.open(version ?? '', { headers: { 'if-none-match': etag } })).response.status).toBe(
      304,
    );
    expect(
      (await station.open(version ?? '', { headers: { range: `bytes=${bytes.length}-` } })).response.status,
    ).toBe(416);
  });

  it('begins for a player that has the episode without ads, at the time of the campaign', async () => {
    const station = await openCampaignStation(server);
    await station.add({ starts_at: clock.seconds() + 60 });
    const headers = { 'if-none-match': (await station.ask({ method: 'HEAD' })).headers.get('etag') ?? '' };
    expect((await station.ask({ headers })).status).toBe(304);
    clock.advance(60_000);
    expect((await station.ask({ headers })).status).toBe(302);
  });

  it('resumes with the same bytes after the campaign is changed, paused and deleted', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add();
    const version = await station.versionOf();
    const { bytes } = await station.open(version ?? '');
    const rest = async () =>
      (await station.open(version ?? '', { headers: { range: 'bytes=70000-' } })).bytes;
    for (const change of [{ positions: ['post'] }, { paused: true }]) {
      expect((await station.call(`campaign/${id}/`, 'PATCH', change)).status).toBe(200);
      expect((await rest()).equals(bytes.subarray(70_000))).toBe(true);
      expect(await station.versionOf()).toBe(version);
    }
    expect((await station.call(`campaign/${id}/`, 'DELETE')).status).toBe(204);
    await server.context.jobs.idle();
    expect((await rest()).equals(bytes.subarray(70_000))).toBe(true);
    expect(await station.versionOf({ ip: '203.0.113.99' })).toBeNull();
  });

  it('stays the episode alone for a listener who asks for a later part of it', async () => {
    const station = await openCampaignStation(server);
    const plain = await station.download();
    await station.add();
    const later = await station.ask({ headers: { range: 'bytes=1000-' } });
    expect([later.status, later.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${plain.length - 1}/${plain.length}`,
    ]);
    expect((await station.ask({ headers: { range: 'bytes=0-1' } })).status).toBe(302);
  });

  it('contains no ad for robots, for other shows, before the start and after the end', async () => {
    const station = await openCampaignStation(server);
    const now = Math.floor(clock.now() / 1000);
    await station.add({ starts_at: now + 3600 });
    await station.add({ starts_at: now - 7200, ends_at: now - 3600 });
    expect(await station.versionOf()).toBeNull();
    const { id } = await station.add();
    expect(await station.versionOf({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBeNull();
    await station.call(`campaign/${id}/`, 'PATCH', {
      shows: [(await server.features.shows.create(station.at, { title: 'Other' })).id],
    });
    expect(await station.versionOf({ ip: '203.0.113.8' })).toBeNull();
    await station.call(`campaign/${id}/`, 'PATCH', { shows: [station.show.id] });
    expect(await station.versionOf({ ip: '203.0.113.8' })).not.toBeNull();
  });

  it('is not the version of another episode or station, and 410 once the episode is unpublished', async () => {
    const [station, other] = [await openCampaignStation(server), await openCampaignStation(server)];
    await station.add();
    const version = (await station.versionOf())?.split('?v=')[1] ?? '';
    const plain = await other.download();
    expect(
      (await other.open(`/${other.at.slug}/audio/${other.episode.id}.mp3?v=${version}`)).bytes.equals(plain),
    ).toBe(true);
    await server.features.episodes.publishing.setUnpublished(
      station.at,
      [station.episode.id],
      true,
      'Some Body',
    );
    expect(
      (await station.open(`/${station.at.slug}/audio/${station.episode.id}.mp3?v=${version}`)).response
        .status,
    ).toBe(410);
  });
});
