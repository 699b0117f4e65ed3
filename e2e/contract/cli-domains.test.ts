import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostKitClient } from '@postkit/sdk';
import { signedInClient } from '../support/demo-is-ready.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { runCli } from '../support/run-cli.ts';
import { solidPng } from '../support/solid-png.ts';
import { admin } from '../support/station-process.ts';

let folder: string;
let station: OwnStation;
let client: PostKitClient;

const cli = (...args: string[]) => runCli(args, { configHome: folder });

/** Runs a command that must succeed, and returns its standard output. */
async function output(...args: string[]): Promise<string> {
  const result = await cli(...args);
  expect({ args, code: result.code, err: result.code === 0 ? '' : result.err }).toEqual({
    args,
    code: 0,
    err: '',
  });
  return result.out.trim();
}

const json = async (...args: string[]) => JSON.parse(await output(...args, '--json'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-cli-'));
  station = await startOwnStation();
  client = await signedInClient(station.url);
  const login = [
    'login',
    '--url',
    station.url,
    '--username',
    admin.email,
    '--station',
    'harbour-fm',
    '--password-stdin',
  ];
  await runCli(login, { configHome: folder, input: `${admin.password}\n` });
}, 600_000);

afterAll(async () => {
  await station?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('postkit', () => {
  it('creates and changes shows, tags, categories and destinations', async () => {
    const show = await output('shows', 'create', '--title', 'Low water', '--set', 'prefix_list=["LW"]');
    await output('shows', 'edit', show, '--author', 'Ada');
    expect(await client.shows.get(Number(show))).toMatchObject({
      title: 'Low water',
      author: 'Ada',
      prefix_list: ['LW'],
    });
    expect(await output('shows', 'list', '--jq', `.[] | select(.id == ${show}) | .title`)).toBe('Low water');

    await output('tags', 'create', 'Ebb', 'Flood');
    expect((await cli('tags', 'create', 'Ebb')).code).toBe(6);
    const [ebb, flood] = (await json('tags', 'list')).filter(({ name }: { name: string }) =>
      ['Ebb', 'Flood'].includes(name),
    );
    await output('tags', 'rename', `${ebb.id}`, '--name', 'Neap');
    await output('tags', 'delete', `${flood.id}`, '--yes');
    expect((await client.tags.list()).objects.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Neap']),
    );

    const group = await output('categories', 'create', '--name', 'Tides', '--color', 'color-b');
    await output('categories', 'edit', group, '--set', 'display_in_player=true');
    expect(
      (await json('categories', 'list')).find(({ id }: { id: number }) => `${id}` === group),
    ).toMatchObject({ color: 'color-b' });
    await output('categories', 'delete', group, '--yes');

    const feed = await output(
      'destinations',
      'create',
      '--type',
      'rss',
      '--title',
      'Low water',
      '--show',
      show,
    );
    await output('destinations', 'edit', feed, '--title', 'Lowest water');
    expect(await json('destinations', 'show', feed)).toMatchObject({
      title: 'Lowest water',
      shows: [Number(show)],
    });
    expect(await output('feeds', 'show', feed)).toContain('<rss');
    await output('feeds', 'rewrite', feed);
    await output('destinations', 'delete', feed, '--yes');
    expect((await cli('destinations', 'show', feed)).code).toBe(5);
  });

  it('KIT-035 takes an episode from a draft to its deletion', async () => {
    const show = await output('shows', 'create', '--title', 'Slack water');
    const feed = await output('destinations', 'create', '--type', 'rss', '--show', show);
    const event = await output('uploads', 'list', '--limit', '1', '--jq', '.[0].id');
    const id = await output(
      'episodes',
      'create',
      '--show',
      show,
      '--name',
      'Slack',
      '--event',
      event,
      '--destination',
      feed,
    );
    await output('episodes', 'edit', id, '--name', 'Slack tide', '--set', 'season_number=2');
    await output('episodes', 'schedule', id, '--at', '2099-01-01 06:00');
    expect(await json('episodes', 'show', id)).toMatchObject({
      name: 'Slack tide',
      season_number: 2,
      status: 'scheduled',
    });
    await output('episodes', 'publish', id);
    expect(await json('episodes', 'watch', id)).toMatchObject({
      episode: { media_status: 'ready', status: 'published' },
    });
    const { status } = await fetch((await client.episodes.get(Number(id))).enclosure?.url ?? '');
    expect(status).toBe(200);
    expect((await cli('episodes', 'delete', id, '--yes')).code).toBe(6);
    await output('episodes', 'unpublish', id, '--everywhere');
    expect((await client.episodes.connections(Number(id))).social_media_connections).toEqual([]);
    await output('episodes', 'delete', id, '--yes');
    expect((await cli('episodes', 'show', id)).code).toBe(5);
  });

  it('creates, licenses and disables users, and API keys that work', async () => {
    const names = [
      '--first-name',
      'Grace',
      '--last-name',
      'Hopper',
      '--email',
      'grace@harbour.example',
      '--password-stdin',
    ];
    const made = await runCli(['users', 'create', ...names], { configHome: folder, input: 'cobol-1959\n' });
    expect(made).toMatchObject({ code: 0 });
    const id = made.out.trim();
    await output('users', 'edit', id, '--last-name', 'Murray');
    // The stored key may leave no admin behind; one that its user lets delegate may.
    const promote = ['users', 'edit', id, '--role', 'admin'];
    expect(await cli(...promote)).toMatchObject({
      code: 1,
      err: expect.stringContaining('use a key whose user lets it'),
    });
    const delegate = ['api-keys', 'create', 'admins', '--may-delegate', '--password-stdin'];
    const { out: delegating } = await runCli(delegate, { configHome: folder, input: admin.password });
    const env = { POSTKIT_API_KEY: delegating.trim() };
    expect(await runCli(promote, { configHome: folder, env })).toMatchObject({ code: 0 });
    expect(await json('users', 'show', id)).toMatchObject({
      last_name: 'Murray',
      admin_stations: [{ station: 'harbour-fm' }],
    });
    await output('licences', 'assign', id, '--licence', 'podcast', '--station', 'harbour-news');
    const held = async () =>
      (await json('licences', 'list')).filter(({ user_id }: { user_id: number }) => `${user_id}` === id);
    expect(await held()).toMatchObject([
      { station: 'harbour-fm', licence: 'full', role: 'admin' },
      { station: 'harbour-news', licence: 'podcast', role: 'user', email: 'grace@harbour.example' },
    ]);
    await output('licences', 'remove', id, '--yes', '--station', 'harbour-news');
    expect(await held()).toMatchObject([{ station: 'harbour-fm' }]);
    expect((await cli('licences', 'remove', id, '--yes', '--station', 'harbour-news')).code).toBe(5);
    await output('users', 'edit', id, '--state', 'disabled');
    expect(await json('users', 'show', id)).toMatchObject({ disabled: 1 });

    // The stored key creates none, so the command asks for the password.
    expect(await cli('api-keys', 'create', 'nightly')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--password-stdin'),
    });
    const created = await runCli(['api-keys', 'create', 'nightly', '--password-stdin'], {
      configHome: folder,
      input: admin.password,
    });
    expect(created.code).toBe(0);
    const key = created.out.trim();
    const answer = await fetch(`${station.url}/harbour-fm/api/v1/settings/`, {
      headers: { authorization: `ApiKey ${(await json('whoami')).username}:${key}` },
    });
    expect(answer.status).toBe(200);
    const [kept] = (await json('api-keys', 'list')).filter(
      ({ name }: { name: string }) => name === 'nightly',
    );
    await output('api-keys', 'revoke', `${kept.id}`, '--yes');
    expect((await json('api-keys', 'list')).map(({ name }: { name: string }) => name)).not.toContain(
      'nightly',
    );
  });

  it('KIT-034 creates, lists, changes and deletes holidays', async () => {
    const [schedule] = await json('schedules', 'list');
    const id = await output(
      'holidays',
      'create',
      '--show',
      `${schedule.show_id}`,
      '--from',
      '2099-12-24',
      '--to',
      '2099-12-26',
    );
    await output('holidays', 'edit', id, '--to', '2099-12-27');
    const listed = await json('holidays', 'list', '--show', `${schedule.show_id}`);
    expect(listed).toMatchObject([{ id: Number(id), first_day: '2099-12-24', last_day: '2099-12-27' }]);
    expect((await cli('holidays', 'edit', id, '--to', '2099-12-01')).err).toContain(
      'The last day is before the first.',
    );
    await output('holidays', 'delete', id, '--yes');
    expect(await json('holidays', 'list')).toEqual([]);
  });

  it('lists, prints and discards drafts', async () => {
    await client.drafts.save('new', {
      revision: randomUUID(),
      base: null,
      content: '{"name":"Tide"}',
      events: [],
    });
    expect((await json('drafts', 'list')).map(({ key }: { key: string }) => key)).toEqual(['new']);
    expect(await output('drafts', 'show', 'new', '--jq', '.content | fromjson | .name')).toBe('Tide');
    await output('drafts', 'discard', 'new', '--yes');
    expect(await json('drafts', 'list')).toEqual([]);
    expect((await cli('drafts', 'discard', 'new', '--yes')).code).toBe(5);
  });

  it('creates and changes a widget, and prints embed codes', async () => {
    const id = await output('widgets', 'create', '--title', 'Home page', '--full', 'yes');
    await output('widgets', 'edit', id, '--play-button', '#FF0000');
    const look = { full: true, colors: { play_button: '#FF0000', background: '#F1F6FB' } };
    expect((await json('widgets', 'show', id)).historical_items).toMatchObject(look);
    expect(await output('widgets', 'list', '--jq', '.[].id')).toContain(id);
    expect(await output('widgets', 'embed', id)).toContain(`data-zone="${id}"`);
    expect(await json('widgets', 'episodes', id)).toEqual([]);
    const [{ playlist_id: episode }] = await json('episodes', 'list', '--limit', '1');
    const { src } = await json('episodes', 'embed', `${episode}`);
    expect(new URL(src).searchParams.get('episode')).toBe(`${episode}`);
    expect(new URL(src).origin).toBe(station.url);
    await output('widgets', 'delete', id, '--yes');
    expect((await cli('widgets', 'show', id)).code).toBe(5);
  });

  it('stores and crops images', async () => {
    const file = join(folder, 'cover.png');
    await writeFile(file, solidPng(1400, 900));
    const address = await output('images', 'upload', file);
    expect((await fetch(new URL(address, station.url))).headers.get('content-type')).toBe('image/png');
    const { location, ...size } = await json('images', 'crop', address, '--square');
    expect(size).toEqual({ width: 900, height: 900 });
    expect((await fetch(new URL(location, station.url))).status).toBe(200);
    expect((await json('images', 'crop', address, '--square', '--area', '0,0,300,300')).width).toBe(300);
    await writeFile(file, 'not an image');
    expect((await cli('images', 'upload', file)).code).toBe(1);
    const [found] = await json('images', 'search', 'Entertainment');
    const main = found.contentLinks.find(({ rel }: { rel: string }) => rel === 'main').href;
    expect(await output('images', 'keep', main)).toMatch(/^\/harbour-fm\/images\//);
  });

  it('downloads a stretch of the log', async () => {
    const { objects } = await client.audioEvents.list({ cart__type_name: 'LOGGER', order: 'ASC', limit: 3 });
    const [first, second] = objects;
    expect(second).toBeDefined();
    const at = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).concat('Z');
    const from = Math.ceil((first?.started_at ?? 0) / 60) * 60;
    const range = ['--from', at(from), '--to', at(from + 60)];
    expect(
      (await json('log', 'events', '--from', at(from - 600), '--to', at(from + 600))).map(
        ({ id }: { id: number }) => id,
      ),
    ).toContain(first?.id);
    const target = join(folder, 'log.mp3');
    const { file } = await json('log', 'download', ...range, '-o', target);
    expect((await stat(target)).size).toBe(file.bytes);
    // 128 kb/s: one minute is about 960 kB.
    expect(file.bytes).toBeGreaterThan(100_000);
    expect((await readFile(target)).length).toBe(file.bytes);
    for (const list of ['gaps', 'silences', 'fallbacks']) await output('log', list, ...range);
    const { timezone } = (await client.settings.get()).settings;
    const [event] = await json('log', 'events', '--from', at(from - 600), '--to', at(from + 600));
    expect(Date.parse(event.start_time)).toBe(event.started_at * 1000);
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    expect(event.start_time.slice(0, 19).replace('T', ' ')).toBe(clock.format(event.started_at * 1000));
    const [again] = await json('log', 'events', '--from', event.start_time, '--to', event.end_time);
    expect(again.id).toBe(event.id);
  });

  it('exports evidence, and verifies it and the log without trust in the station', async () => {
    const { objects } = await client.audioEvents.list({ cart__type_name: 'LOGGER', order: 'ASC', limit: 1 });
    const from = objects[0]?.started_at ?? 0;
    const at = (seconds: number) => `${new Date((from + seconds) * 1000).toISOString().slice(0, 19)}Z`;
    const range = ['--from', at(0), '--to', at(120)];
    const hold = await output('log', 'hold', ...range, '--reason', 'Complaint 4711');
    const zip = join(folder, 'evidence.zip');
    await output('log', 'export-evidence', ...range, '--reason', 'Complaint 4711', '-o', zip);
    const { segments, problems, key_fingerprint } = await json('log', 'verify', zip);
    expect([segments > 20, problems]).toEqual([true, []]);
    const log = await json('log', 'verify', ...range);
    expect(log).toMatchObject({ differences: [], key_fingerprint });

    const bytes = await readFile(zip);
    const at0 = bytes.indexOf('recording.aac') + 5000;
    bytes[at0] = (bytes[at0] ?? 0) ^ 1;
    await writeFile(zip, bytes);
    const changed = await cli('log', 'verify', zip, '--json');
    expect([
      changed.code,
      JSON.parse(changed.out).problems.map(({ file }: { file: string }) => file),
    ]).toEqual([1, expect.arrayContaining(['recording.aac'])]);
    await output('log', 'release', hold, '--yes');
    expect((await json('log', 'holds'))[0]).toMatchObject({ state: 'released', reason: 'Complaint 4711' });
  });

  it('cuts a stretch of the log for an episode', async () => {
    const { objects } = await client.audioEvents.list({ cart__type_name: 'LOGGER', order: 'ASC', limit: 1 });
    const from = Math.ceil((objects[0]?.started_at ?? 0) / 60) * 60;
    const at = (seconds: number) => `${new Date((from + seconds) * 1000).toISOString().slice(0, 19)}Z`;
    const range = (seconds: number) => ['--from', at(0), '--to', at(seconds)];
    const clips = await json('log', 'clip', ...range(60));
    expect(clips.reduce((sum: number, { duration }: { duration: number }) => sum + duration, 0)).toBeCloseTo(
      60,
      -1,
    );
    const merged = await output('log', 'clip', ...range(600), '--merge');
    expect(await client.audioEvents.get(Number(merged))).toMatchObject({
      processing: false,
      duration: expect.closeTo(600, -1),
    });
  });

  it('prints live events, and calls operations by id and path', async () => {
    const live = json('live', '--event', 'tag_changed', '--limit', '1');
    let isHeard = false;
    const event = live.finally(() => (isHeard = true));
    for (let n = 0; !isHeard && n < 60; n += 1) {
      await client.tags.create(`Spring ${n}`);
      await Promise.race([event, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    expect(await event).toMatchObject({ event: 'tag_changed', data: { change: 'created' } });
    const shows = await json('api', 'shows.list');
    expect(await json('api', '/harbour-fm/api/v1/show/really_all.json')).toEqual(shows);
    expect(shows.map(({ id }: { id: number }) => id)).toEqual(
      (await client.shows.list()).map(({ id }) => id),
    );
  });
});
