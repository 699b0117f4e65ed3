import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastImport, podcastImportDetails, type PodcastImportDetails, show } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { importTarget } from '../../testing/import-target.ts';
import { firstStation, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { podcastHosts } from '../../testing/podcast-hosts.ts';
import '../../testing/postgres/also-on-postgres.ts';
import { createApplyPlan } from './apply-plan.service.ts';
import type { ImportRow } from './import-tables.ts';
import { importForJob } from './imports.repository.ts';

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;
let mp3: Buffer;
let count = 0;
const hosted = podcastHosts();

beforeAll(async () => {
  clock = createFakeClock(Date.UTC(2026, 5, 1, 12));
  server = await startStation({ clock, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  admin = await server.signIn();
  using folder = temporaryFolder();
  await runFfmpeg(
    '-f',
    'lavfi',
    '-i',
    'sine=440:d=20',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-metadata',
    'title=Fog',
    folder.file('a.mp3'),
  );
  mp3 = await readFile(folder.file('a.mp3'));
});
afterAll(() => server.close());

const station = (rest: string) => `/${server.slug}/api/${rest}`;
const send = async (rest: string, json: unknown, method = 'POST') => {
  const response = await server.call(station(rest), { method, as: admin, json });
  expect(response.status).toBeLessThan(300);
  return response.json();
};

/** The plan of a feed with one file. */
async function planned(file: Buffer, show: object): Promise<PodcastImportDetails> {
  count += 1;
  const host = await hosted([
    { title: `Fog ${count}`, audio: '/fog', type: 'audio/mpeg', pubDate: 'Tue, 06 Jan 2026 07:00:00 +0000' },
  ]);
  host.answer('/fog', (response) => response.end(file));
  const { url, show_id, social_media_connections } = (await importTarget(server, { url: host.feed })).job;
  await send(`v1/show/${show_id}/`, show, 'PATCH');
  return podcastImportDetails.parse(await send('v2/pw/plan/', { url, show_id, social_media_connections }));
}

/** Imports one file, and returns its episode and the mp3 that listeners get. */
async function imported(file: Buffer, { choices = {}, show = {} }: { choices?: object; show?: object } = {}) {
  const plan = await planned(file, show);
  const { id, show_id } = plan;
  podcastImport.parse(await send(`v2/pw/${id}/apply/`, { items: null, show_fields: [], ...choices }));
  await server.context.jobs.idle();
  const { items, warnings } = podcastImportDetails.parse(
    await (await server.call(station(`v2/pw/${id}/`), { as: admin })).json(),
  );
  const episodeId = items[0]?.playlist_id;
  const said = { encoding: plan.items[0]?.encoding, loudness_target: plan.loudness_target };
  return { planned: said, warnings, showId: show_id, episodeId, media: await mediaOf(episodeId) };
}

async function storedImport(id: number): Promise<ImportRow> {
  const row = await importForJob(server.context.db, id);
  if (!row) throw new Error(`There is no import ${id}.`);
  return row;
}

async function loudnessOf(showId: number): Promise<unknown> {
  return show.parse(await (await server.call(station(`v1/show/${showId}/`), { as: admin })).json())
    .loudness_target;
}

async function mediaOf(id: number | null | undefined): Promise<Buffer> {
  const response = await server.call(`/${server.slug}/audio/${id}.mp3`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('the audio of an imported item', () => {
  it('is published as it is, with its tags and a range of it, and has the length of the file in the feed', async () => {
    const { episodeId, media } = await imported(mp3);
    expect(media.equals(mp3)).toBe(true);
    const range = await server.call(`/${server.slug}/audio/${episodeId}.mp3`, {
      headers: { range: 'bytes=1000-1999' },
    });
    expect(range.headers.get('content-range')).toBe(`bytes 1000-1999/${mp3.length}`);
    expect(Buffer.from(await range.arrayBuffer()).equals(mp3.subarray(1000, 2000))).toBe(true);
    const aac = await server.call(`/${server.slug}/audio/${episodeId}.aac`);
    expect(aac.status).toBe(200);
  });

  it('stays byte for byte when the title and the chapters of its episode change', async () => {
    const { episodeId = 0 } = await imported(mp3);
    const row = await server.features.episodes.store.get(firstStation(server), episodeId ?? 0);
    const change = { version: row?.version, name: 'Renamed', chapter_markers: [{ start: 1, title: 'Fog' }] };
    await send(`v1/playlist/${episodeId}/`, change, 'PATCH');
    await server.context.jobs.idle();
    expect((await mediaOf(episodeId)).equals(mp3)).toBe(true);
  });

  it('is encoded if the user asks for it, or the show for a loudness, which the plan says', async () => {
    const asked = await imported(mp3, { choices: { keep_audio: false } });
    expect([asked.media.equals(mp3), asked.planned, asked.warnings]).toEqual([
      false,
      { encoding: '', loudness_target: null },
      [],
    ]);
    const leveled = await imported(mp3, { show: { loudness_target: -16 } });
    expect([leveled.media.equals(mp3), leveled.planned]).toEqual([
      false,
      { encoding: 'loudness', loudness_target: -16 },
    ]);
    expect(leveled.warnings).toEqual([
      '1 audio file is encoded again, because the show has a loudness of -16 LUFS.',
    ]);
  });

  it('is published as it is if the loudness of the show is switched off with the plan', async () => {
    const { media, planned, warnings, showId } = await imported(mp3, {
      show: { loudness_target: -23 },
      choices: { switch_loudness_off: true },
    });
    expect([media.equals(mp3), planned.encoding, warnings]).toEqual([true, 'loudness', []]);
    expect(await loudnessOf(showId)).toBeNull();
  });

  it('leaves the loudness of the show if all audio is encoded', async () => {
    const choices = { switch_loudness_off: true, keep_audio: false };
    expect(await loudnessOf((await imported(mp3, { show: { loudness_target: -23 }, choices })).showId)).toBe(
      -23,
    );
  });

  it('leaves the loudness of the show if its plan is not applied after all', async () => {
    const { id, show_id } = await planned(mp3, { loudness_target: -23 });
    const row = await storedImport(id);
    const choices = { items: null, show_fields: [], keep_audio: true, switch_loudness_off: true };
    const apply = createApplyPlan(server.context, {
      shows: server.features.shows,
      owners: { ownerOf: () => '', ask: async () => {}, read: () => Promise.reject(new Error('not asked')) },
      publisher: { present: async () => [], publish: () => Promise.reject(new Error('not published')) },
      addJobs: () => Promise.reject(new Error('the station stops')),
    });
    await expect(apply(firstStation(server), row, choices)).rejects.toThrow('the station stops');
    expect(await loudnessOf(show_id)).toBe(-23);
    await send(`v2/pw/${id}/apply/`, { ...choices, switch_loudness_off: false });
    await expect(apply(firstStation(server), row, choices)).rejects.toThrow('applied or cancelled before');
    expect(await loudnessOf(show_id)).toBe(-23);
  });

  it('is encoded if the file is damaged', async () => {
    const damaged = mp3.subarray(0, mp3.length * 0.95);
    expect((await imported(damaged)).media.equals(damaged)).toBe(false);
  });

  it('leaves the storage with the audio of its event', async () => {
    await imported(mp3);
    const originals = async () => {
      const keys = [];
      for await (const { key } of server.context.storage.list('originals')) keys.push(key);
      return keys.length;
    };
    const before = await originals();
    await sql`delete from event_holds`.execute(server.context.db.tables());
    await sql`update archive_files set started_at_ms = 0`.execute(server.context.db.tables());
    await sql`update audio_events set changed_at = 0`.execute(server.context.db.tables());
    clock.advance(3_600_000);
    await server.context.jobs.idle();
    expect(before).toBeGreaterThan(0);
    expect(await originals()).toBeLessThan(before);
  });
});
