import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendInParts, type PostKitClient } from '@postkit/sdk';
import { startPodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import { signedInClient } from '../support/demo-is-ready.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { admin } from '../support/station-process.ts';
import { wav } from '../support/wav.ts';

let folder: string;
let station: OwnStation;
let client: PostKitClient;

const cli = (...args: string[]) => runCli(args, { configHome: folder });

let loggedIn: Promise<CliResult> | undefined;

/** Logs in at the first call. */
function login(): Promise<CliResult> {
  loggedIn ??= runCli(
    ['login', '--url', station.url, '--username', admin.email, '--station', 'harbour-fm', '--password-stdin'],
    {
      configHome: folder,
      input: `${admin.password}\n`,
    },
  );
  return loggedIn;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-cli-'));
  station = await startOwnStation();
  client = await signedInClient(station.url);
}, 600_000);

afterAll(async () => {
  await station?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('postkit', () => {
  it('requires a login first', async () => {
    const result = await cli('episodes', 'list');
    expect(result).toMatchObject({ code: 4, out: '' });
    expect(result.err).toContain('postkit login');
  });

  it('refuses a wrong password and stores nothing', async () => {
    const result = await runCli(
      ['login', '--url', station.url, '--username', admin.email, '--password-stdin'],
      {
        configHome: folder,
        input: 'wrong',
      },
    );
    expect(result).toMatchObject({ code: 4, out: '' });
    expect(result.err).toContain('Invalid email or password.');
    await expect(stat(join(folder, 'postkit/profiles.json'))).rejects.toThrow('ENOENT');
  });

  it('KIT-036 stores a key that only its owner can read, and never the password', async () => {
    expect(await login()).toMatchObject({ code: 0, out: '' });
    const file = join(folder, 'postkit/profiles.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).not.toContain(admin.password);
    const who = await cli('whoami', '--json');
    expect(JSON.parse(who.out)).toMatchObject({ station: 'harbour-fm', email: admin.email });
  });

  it('KIT-030 lists the episodes that the client lists', async () => {
    await login();
    const listed = await cli('episodes', 'list', '--json');
    expect(listed.code).toBe(0);
    const page = await client.episodes.list({
      type: 'published',
      sort: 'published',
      order: 'DESC',
      limit: 100,
    });
    expect(JSON.parse(listed.out)).toEqual(page.playlists);
    expect(page.playlists.length).toBeGreaterThan(9);
    const lines = await cli('episodes', 'list', '--jsonl', '--limit', '3');
    expect(lines.out.trimEnd().split('\n')).toHaveLength(3);
  });

  it('sends files to the library, each once, and reports files that it cannot send', async () => {
    await login();
    await writeFile(join(folder, 'harbour bells.wav'), wav(3));
    await writeFile(join(folder, 'letter.wav'), 'Dear sirs, this is a letter. '.repeat(100));
    const sent = await cli('uploads', 'send', 'harbour bells.wav', 'letter.wav', '--type', 'promo', '--json');
    expect(sent.code).toBe(3);
    const [bells, letter] = JSON.parse(sent.out);
    expect(bells.upload).toMatchObject({ title: 'harbour bells', audio_type: 'UPLOAD-Promo', success: 1 });
    expect(letter.error).toMatchObject({ message: 'This file has no readable audio.' });
    const again = await cli('uploads', 'send', 'harbour bells.wav', '--type', 'promo');
    expect(again).toMatchObject({ code: 0, out: '' });
    expect(again.err).toContain(bells.upload.location);
    expect(
      (await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: 'harbour bells' })).objects,
    ).toHaveLength(1);
    expect((await cli('uploads', 'send', 'harbour bells.wav', '--type', 'promo', '--again')).code).toBe(0);
    expect(
      (await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: 'harbour bells' })).objects,
    ).toHaveLength(2);
    expect(await cli('uploads', 'send', 'nowhere.wav')).toMatchObject({
      code: 5,
      err: expect.stringContaining('nowhere.wav cannot be read.'),
    });
  });

  it('lists unfinished uploads and cancels them', async () => {
    await login();
    const [uuid, stop] = [randomUUID(), new AbortController()];
    const half = sendInParts(
      client,
      {
        uuid,
        title: 'Half a concert',
        audio_type: 'UPLOAD-Music',
        file: new Blob([new Uint8Array(wav(30))]),
      },
      {
        partBytes: 100_000,
        signal: stop.signal,
        onUploadProgress: ({ loaded }) => loaded > 100_000 && stop.abort(),
      },
    );
    await expect(half).rejects.toMatchObject({ code: 'aborted' });
    const listed = await cli('uploads', 'list', '--unfinished', '--json');
    expect(JSON.parse(listed.out)).toMatchObject([{ uuid, title: 'Half a concert', own: true }]);
    expect((await cli('uploads', 'list', '--unfinished')).out).toContain('Half a concert');
    expect(await cli('uploads', 'cancel', uuid)).toMatchObject({
      code: 0,
      err: expect.stringContaining(`${uuid} is cancelled.`),
    });
    expect((await cli('uploads', 'cancel', uuid)).code).toBe(5);
    expect((await cli('uploads', 'list', '--unfinished')).err).toContain('No unfinished uploads.');
  });

  it('downloads the file that the feed serves', async () => {
    await login();
    const [episode] = (await client.episodes.list({ type: 'published', limit: 1 })).playlists;
    const id = String(episode?.playlist_id);
    const result = await cli('episodes', 'download', id, '--output', 'episode.mp3', '--json');
    expect(result).toMatchObject({ code: 0 });
    const served = Buffer.from(await (await fetch(episode?.enclosure?.url ?? '')).arrayBuffer());
    const file = await readFile(join(folder, 'episode.mp3'));
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(digest(file)).toBe(digest(served));
    expect(file.length).toBe(episode?.enclosure?.length);
    expect(JSON.parse(result.out)[0].file.sha256).toBe(digest(file));
    const again = await cli('episodes', 'download', id, '--output', 'episode.mp3');
    expect(again).toMatchObject({ code: 6 });
  });

  it('KIT-031 KIT-035 imports a podcast, reports the result, and fails with an exit code if a part failed', async () => {
    await login();
    await using host = await startPodcastHost([
      { title: 'High water' },
      { title: 'Lost tape', audio: '/lost.wav' },
    ]);
    const show = await client.shows.create({ title: 'Tides' });
    const [one, two] = [
      await client.connections.create({ type: 'rss' }),
      await client.connections.create({ type: 'rss' }),
    ];
    const places = ['--show', `${show.id}`, '--feed', `${one.id}`, '--feed', `${two.id}`];
    const imported = await cli('import', host.feed, ...places);
    expect(imported).toMatchObject({
      code: 3,
      err: expect.stringContaining('2 of 2: 1 imported, 0 skipped, 1 failed'),
    });
    expect(imported.out).toContain('Lost tape  The address of its audio responded with status 404');
    const { playlists } = await client.episodes.list({ show_id: show.id, type: 'published' });
    expect(playlists.map(({ name, smc_data }) => [name, smc_data.map(({ id }) => id)])).toEqual([
      ['High water', [one.id, two.id]],
    ]);

    host.items = host.items.slice(0, 1);
    const again = await cli('import', host.feed, ...places, '--json');
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(again.out)).toMatchObject({
      status: 'done',
      imported: 0,
      skipped: 1,
      items: [{ note: 'It was already imported' }],
    });
    expect(await cli('import', `${host.origin}/audio/x.wav`, ...places)).toMatchObject({ code: 2, out: '' });
    expect((await cli('import', host.feed, '--show', `${show.id}`)).code).toBe(2);
  });

  it('KIT-033 KIT-035 reports downloads as the client does, and as a file', async () => {
    await login();
    const days = { from: '2020-01-01', to: '2099-12-31' };
    const cliFigures = (...args: string[]) => cli('analytics', '--from', days.from, '--to', days.to, ...args);
    const figures = await client.analytics.countries({
      start_date: days.from,
      end_date: days.to,
      station_names: 'harbour-fm',
    });
    expect(JSON.parse((await cliFigures('--by', 'country', '--json')).out)).toEqual(figures);
    expect(figures.totals.downloads).toBeGreaterThan(100);
    const table = await cliFigures('--by', 'episode');
    expect(table.out).toContain('The ferry that came back');
    const csv = await cliFigures('--by', 'show', '--csv');
    expect(csv.out).toContain('Show,Show ID,Downloads,% Total');
    expect(csv.out).toContain('The Morning Tide,');
    expect((await cli('analytics', '--from', 'yesterday')).code).toBe(2);
  });

  it('KIT-034 KIT-035 creates a schedule from a file, previews, changes, pauses and deletes it', async () => {
    await login();
    const show = await client.shows.create({ title: 'Early tide' });
    const file = join(folder, 'schedule.yaml');
    const days = 'day_of_week: SunMonTueWedThuFriSat\n';
    await writeFile(
      file,
      `show_id: ${show.id}\ntitle: Early tide\nstart_date: 2026-01-01\nstart_time: 06:00\nend_time: 07:00\n${days}`,
    );
    const preview = await cli('schedules', 'create', '--file', file, '--dry-run', '--json');
    expect(
      JSON.parse(preview.out).next.filter(({ start }: { start: number | null }) => start !== null),
    ).toHaveLength(12);
    expect((await client.schedules.list()).filter(({ title }) => title === 'Early tide')).toEqual([]);
    const absent = [
      'show_id=999999',
      'tags=999999',
      'social_media_connections=999999',
      'capture_groups=Newz',
      'intro_event_id=5',
    ];
    const wrong = ['end_date=2025-01-01', 'rating=7', ...absent].flatMap((field) => ['--set', field]);
    const refused = await cli('schedules', 'create', '--file', file, ...wrong, '--dry-run');
    expect(refused).toMatchObject({ code: 2, out: '' });
    const named = refused.err.match(/^  \w+(?=: )/gm)?.map((field) => field.trim());
    expect(named).toEqual([
      'rating',
      'show_id',
      'tags',
      'social_media_connections',
      'capture_groups',
      'intro_event_id',
      'end_date',
    ]);
    const id = (await cli('schedules', 'create', '--file', file)).out.trim();
    expect(
      (await cli('schedules', 'edit', id, '--set', 'end_time=07:30', '--set', 'exceptions=["2099-12-24"]'))
        .code,
    ).toBe(0);
    await cli('schedules', 'pause', id);
    expect((await client.schedules.list()).find((one) => one.id === Number(id))).toMatchObject({
      show_id: show.id,
      end_time: '07:30',
      exceptions: ['2099-12-24'],
      paused: true,
    });
    expect((await cli('schedules', 'list')).out).toMatch(
      new RegExp(`^${id} .*06:00–07:30 +paused .*Early tide$`, 'm'),
    );
    expect((await cli('schedules', 'preview', id, '--date', '2026-01-02')).out).toContain('2026-01-02: ');
    expect((await cli('schedules', 'edit', id, '--set', 'end_time=25:00')).code).toBe(2);
    expect((await cli('schedules', 'delete', id, '--yes')).code).toBe(0);
    expect((await cli('schedules', 'show', id)).code).toBe(5);
  });

  it('KIT-036 reports failures to scripts by the exit code', async () => {
    await login();
    expect((await cli('episodes', 'show', '999999999')).code).toBe(5);
    expect((await cli('episodes', 'show', 'seven')).code).toBe(2);
    expect((await cli('episodes', 'download', '999999999', '1', '--json')).code).not.toBe(0);
    const failed = await cli('episodes', 'show', '999999999', '--json');
    expect(JSON.parse(failed.err)).toMatchObject({ error: { code: 'not_found' } });
  });

  it('revokes its key at sign-out', async () => {
    await login();
    const { default: stored } = JSON.parse(await readFile(join(folder, 'postkit/profiles.json'), 'utf8'));
    expect(await cli('logout')).toMatchObject({ code: 0 });
    const answer = await fetch(`${station.url}/harbour-fm/api/v1/settings/`, {
      headers: { authorization: `ApiKey ${stored.username}:${stored.apiKey}` },
    });
    expect(answer.status).toBe(401);
  });
});
