import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Episode, resourcePath, type TimelineLevels } from '@postkit/sdk/schema';
import { ffmpegLevels } from '../../../audio/testing/ffmpeg-levels.ts';
import { firstStation, makeShow } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { stationTest } from '../../../testing/station-test.ts';

const { server, admin } = stationTest();
/** Speech of 20 s. */
let speech: number;

beforeAll(async () => {
  speech = (await makeEvent(server, { segments: 4 })).id;
});

async function levelsOf(events: readonly number[], showId?: number): Promise<TimelineLevels> {
  const show = showId === undefined ? {} : { show: resourcePath(server.slug, 'show', showId) };
  const json = { events: events.map((id) => resourcePath(server.slug, 'event', id)), ...show };
  const response = await server.call(`/${server.slug}/api/v1/playlist/levels.json`, {
    method: 'POST',
    as: admin,
    json,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as TimelineLevels;
}

async function louder(id: number, gain: number): Promise<number> {
  const response = await server.call(`/${server.slug}/event/${id}/clone.html?gain=${gain}`, { as: admin });
  return ((await response.json()) as { id: number }).id;
}

/** The levels of the served mp3, as ffmpeg measures them. */
async function heard(episodeId: number) {
  const response = await fetch(`${server.url}/${server.slug}/audio/${episodeId}.mp3`);
  const file = join(server.context.config.dataDir, `heard-${episodeId}.mp3`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return ffmpegLevels(file);
}

async function read(id: number): Promise<Episode> {
  return (await (
    await server.call(resourcePath(server.slug, 'playlist', id), { as: admin })
  ).json()) as Episode;
}

describe('episodes.timelineLevels', () => {
  it('names the loudness of a timeline and what the render will do about it', async () => {
    const show = await makeShow(server, { loudness_target: -23 });
    const levels = await levelsOf([speech], show.id);
    expect(levels).toMatchObject({ status: 'measured', target: -23, gaps: [] });
    expect(levels.gain).toBeCloseTo(-23 - (levels.loudness ?? 0), 0);
    expect(levels.true_peak).toBeLessThan(1);
    expect(levels.curve.length).toBeGreaterThan(10);
  });

  it('counts the level of each event, and the bumpers of the show', async () => {
    const plain = await levelsOf([speech]);
    expect(plain).toMatchObject({ target: null, gain: 0 });
    const soft = await levelsOf([await louder(speech, -12)]);
    expect(soft.loudness).toBeCloseTo((plain.loudness ?? 0) - 12, 0);
    const show = await makeShow(server, {
      loudness_target: null,
      pre_bumper: resourcePath(server.slug, 'event', speech),
    });
    const withBumper = await levelsOf([await louder(speech, -12)], show.id);
    expect(withBumper.loudness).toBeGreaterThan((soft.loudness ?? 0) + 3);
    expect(withBumper.curve).toHaveLength(soft.curve.length);
  });

  it('says that audio of an older version is being measured, and then measures it', async () => {
    const [event] = await makeLog(server, { pieces: [{ title: 'Old', segments: 3 }] });
    const before = await levelsOf([event?.id ?? 0]);
    expect(before).toMatchObject({ status: 'measured' });
    await server.context.db.tables<{ segment_loudness: object }>().deleteFrom('segment_loudness').execute();
    expect(await levelsOf([event?.id ?? 0])).toMatchObject({ status: 'measuring', loudness: null });
    await server.context.jobs.idle();
    const after = await levelsOf([event?.id ?? 0]);
    await levelsOf([speech]);
    await server.context.jobs.idle();
    expect(after.status).toBe('measured');
    // Decoded AAC instead of the recorded samples.
    expect(Math.abs((after.loudness ?? 0) - (before.loudness ?? 0))).toBeLessThanOrEqual(0.2);
  });

  it('reports a pause of the recording inside an event', async () => {
    const station = firstStation(server);
    const log = await server.features.audioEvents.log(station.id);
    const startedAt = Math.floor(server.context.clock.now() / 1000) + 60;
    const [first] = await makeLog(server, { startedAt, pieces: [{ title: 'Before', segments: 2 }] });
    const [last] = await makeLog(server, {
      startedAt: startedAt + 40,
      pieces: [{ title: 'After', segments: 2 }],
    });
    const n = log.last?.n ?? 0;
    expect(first && last).toBeDefined();
    const ranges = [
      {
        stream_id: log.streamId,
        first_n: n + 1,
        last_n: n + 4,
        skip_frames: 0,
        drop_frames: 0,
        frames: 4 * 214,
      },
    ];
    const event = {
      type_name: 'SINGLE_USE',
      origin: 'edit',
      title: 'Both',
      category: 'Talk',
      started_at: startedAt,
      ranges,
    } as const;
    const [both] = await server.context.db.transaction((transaction) =>
      server.features.audioEvents.add(transaction, station, [event]),
    );
    const { gaps } = await levelsOf([both?.id ?? 0]);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.at).toBeCloseTo(9.94, 1);
    expect(gaps[0]?.seconds).toBeCloseTo(30, 0);
  });
});

describe('an episode of a show with a target', { timeout: 60_000 }, () => {
  it.each([-16, -19, -24] as const)(
    'is rendered at %d LUFS, below its true-peak limit, and says so',
    async (target) => {
      const show = await makeShow(server, { loudness_target: target });
      const expected = await levelsOf([speech], show.id);
      const { id, duration } = await makeEpisode(server, { showId: show.id, eventIds: [speech] });
      const measured = await heard(id);
      expect(Math.abs(measured.loudness - target)).toBeLessThan(0.5);
      // Encoding moves peaks slightly.
      expect(measured.truePeak).toBeLessThan(-0.5);
      const { levels } = await read(id);
      expect(Math.abs((levels?.loudness ?? 0) - target)).toBeLessThan(0.4);
      expect(levels?.gain).toBeCloseTo(expected.gain, 0);
      const off = await makeShow(server, { loudness_target: null });
      expect(duration).toBe((await makeEpisode(server, { showId: off.id, eventIds: [speech] })).duration);
    },
  );

  it('gives the same file for the same audio, and another for another target', async () => {
    const shows = [
      await makeShow(server, { loudness_target: -16 }),
      await makeShow(server, { loudness_target: null }),
    ];
    const keys = [];
    for (const show of shows)
      keys.push((await makeEpisode(server, { showId: show.id, eventIds: [speech] })).media_key);
    expect(new Set(keys).size).toBe(2);
  });
});
