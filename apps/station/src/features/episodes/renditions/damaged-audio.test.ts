import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { decodedSamples } from '../../../testing/decoded-samples.ts';
import { firstStation, listenLive } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeToneLog } from '../../../testing/make-tone-log.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { AudioEventRow, AudioEventTables } from '../../audio-events/audio-event-tables.ts';

const clock = createFakeClock(Date.UTC(2026, 0, 5, 9, 46, 10));
/** Seconds. */
const segment = (214 * 1024) / 44_100;
const { server, admin } = stationTest(() => ({ clock }));

const read = (id: number) => server.features.episodes.store.get(firstStation(server), id);
const save = (id: number, version: number) =>
  server.features.episodes.publishing.update(firstStation(server), id, { version }, 'Some Body');

/**
 * Overwrites some bytes in the middle of an event's segments, as a failing disk would. Returns a function that
 * restores them.
 */
async function damage(event: AudioEventRow, positions: readonly number[]): Promise<() => Promise<void>> {
  const [part] = await server.features.audioEvents.partsOf(event);
  const path = join(server.dataDir, 'archive', part?.segments[0]?.file ?? '');
  const before = await readFile(path);
  const after = Buffer.from(before);
  for (const position of positions) {
    const place = part?.segments[position];
    if (!place) throw new Error('There is no such segment.');
    // Frame headers stay intact, so that only the checksum detects the damage.
    const at = place.offset + 100;
    after.fill(0x55, at, at + 20);
  }
  await writeFile(path, after);
  return () => writeFile(path, before);
}

describe('an episode with damaged audio', () => {
  it('omits and names the damaged segments, and is complete again once the archive is repaired', async () => {
    const event = await makeEvent(server, { segments: 4, title: 'Interview' });
    const restore = await damage(event, [1, 2]);
    const created = await makeEpisode(server, { eventIds: [event.id] });
    expect(created).toMatchObject({
      media_status: 'ready',
      media_error: '2 segments of audio are damaged and were left out: “Interview” 0:04–0:14.',
    });
    expect(created.duration).toBeCloseTo(2 * segment, 1);
    const samples = await decodedSamples(`${server.url}/${server.slug}/audio/${created.id}.mp3`);
    expect(samples.length / 44_100).toBeCloseTo(2 * segment, 1);

    await restore();
    await save(created.id, created.version);
    await server.context.jobs.idle();
    const whole = await read(created.id);
    expect(whole).toMatchObject({ media_status: 'ready', media_error: '' });
    expect(whole?.duration).toBeCloseTo(4 * segment, 1);
  });

  it('names the time of day of audio from the log', async () => {
    const [event] = await makeToneLog(server, [440], 3);
    if (!event) throw new Error('One event was to be logged.');
    await damage(event, [0, 1]);
    const created = await makeEpisode(server, { eventIds: [event.id] });
    expect(created.media_error).toBe(
      '2 segments of audio are damaged and were left out: “440 Hz” 08:46:10–08:46:19.',
    );
  });

  it('fails with a message if no audio is left', async () => {
    const event = await makeEvent(server, { segments: 1 });
    await damage(event, [0]);
    expect(await makeEpisode(server, { eventIds: [event.id] })).toMatchObject({
      media_status: 'failed',
      media_error: 'All of this audio is damaged. Replace it on the timeline and save the episode.',
    });
  });

  it('detects broken frames in audio that an older version stored without checksums', async () => {
    const event = await makeEvent(server, { segments: 3, title: 'Old' });
    const [part] = await server.features.audioEvents.partsOf(event);
    await server.context.db.tables<AudioEventTables>().updateTable('segments').set({ crc32: null }).execute();
    const place = part?.segments[1];
    const path = join(server.dataDir, 'archive', place?.file ?? '');
    const bytes = await readFile(path);
    bytes.fill(0x55, place?.offset, (place?.offset ?? 0) + 5000);
    await writeFile(path, bytes);
    const created = await makeEpisode(server, { eventIds: [event.id] });
    expect(created.media_error).toBe('1 segment of audio is damaged and was left out: “Old” 0:04–0:09.');
  });
});

describe('a download with damaged audio', () => {
  it('omits it and says so', async () => {
    const event = await makeEvent(server, { segments: 2, title: 'Interview' });
    await damage(event, [0]);
    const live = await listenLive(server, admin);
    const json = { events: [`/${server.slug}/api/v1/event/${event.id}/`], format: 'aac' };
    const requested = await server.call(`/${server.slug}/api/v1/playlistcache/`, {
      method: 'POST',
      as: admin,
      json,
    });
    const { url }: { url: string } = await requested.json();
    const words = '1 segment of audio is damaged and was left out: “Interview” 0:00–0:04.';
    expect(await live.next('playlist_download_ready')).toMatchObject({ status: 'ready', error: words });
    const file = await server.call(url, { as: admin });
    expect(decodeURIComponent(file.headers.get('x-audio-warning') ?? '')).toBe(words);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    live.close();
  });
});

describe('a preview with damaged audio', () => {
  it('plays silence instead, and is not cached', async () => {
    const event = await makeEvent(server, { segments: 2 });
    const path = (n: number) => `/${server.slug}/event/${event.id}/${n}.m4s`;
    const restore = await damage(event, [1]);
    const whole = await server.call(path(0), { as: admin });
    const silent = await server.call(path(1), { as: admin });
    expect([whole.status, silent.status]).toEqual([200, 200]);
    expect(silent.headers.get('cache-control')).toBe('no-store');
    expect((await silent.arrayBuffer()).byteLength).toBeLessThan(4000);
    await restore();
    const restored = await server.call(path(1), { as: admin });
    expect(restored.headers.get('cache-control')).toContain('immutable');
  });
});
