import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSharp } from '../../../platform/load-sharp.ts';
import {
  makeShow,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { isOnPostgres } from '../../../testing/postgres/test-postgres.ts';
import type { Station } from '../station.ts';
import { stationTables } from './station-rows.ts';
import '../../../testing/postgres/also-on-postgres.ts';

/** Tables whose rows belong to no station, or that the deletion treats apart. */
const others = new Set([
  'analytics_agents',
  'analytics_salts',
  'api_keys',
  'archive_objects',
  'archive_tail',
  'archive_unused_objects',
  'code_apps',
  'companies',
  'demo_steps',
  'former_station_slugs',
  'installation',
  'installation_notes',
  'jobs',
  'live_events',
  'passkeys',
  'password_resets',
  'provider_identities',
  'provider_sessions',
  'recorders',
  'recovery_codes',
  'refresh_tokens',
  'sign_in_networks',
  'sessions',
  'sign_in_tickets',
  'stations',
  'users',
]);

let server: TestStation;
let boss: SignedIn;

beforeAll(async () => {
  server = await startStation();
  boss = await server.signIn();
});
afterAll(() => server.close());

async function tableNames(): Promise<string[]> {
  const all = isOnPostgres
    ? sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`;
  const { rows } = await all.execute(server.context.db.tables());
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(?:migrations|published_words_)/.test(name))
    .toSorted();
}

async function countsOf(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of stationTables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      server.context.db.tables(),
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.context.storage.list()) keys.push(key);
  return keys.toSorted();
}

async function call(path: string, method: string) {
  const response = await server.call(`/${server.slug}/api/v1/station/${path}`, { method, as: boss });
  return { status: response.status, text: await response.text() };
}

const remove = ({ id, slug }: Pick<Station, 'id' | 'slug'>, confirm = slug) =>
  call(`${id}/?confirm=${confirm}`, 'DELETE');

/** A station with a log, an episode, a campaign, an image, a schedule, a webhook, tags, users and an export. */
async function fullStation(slug: string): Promise<Station> {
  const station = await makeStation(server, { slug });
  const post = async (path: string, json: unknown) => {
    const response = await server.call(`/${slug}/api/v1/${path}`, { method: 'POST', as: boss, json });
    expect({ path, isDone: response.ok, text: response.ok ? '' : await response.text() }).toEqual({
      path,
      isDone: true,
      text: '',
    });
  };
  await makeLog(server, {}, station);
  const show = await makeShow(server, {}, station);
  const { id } = await makeEvent(server, {}, station);
  await makeEpisode(server, { showId: show.id }, station);
  await makeUser(server, { stations: [{ stationId: station.id }] });
  await post('playlistcategory/', { name: 'News' });
  await post('webhook/', { title: 'Hook', url: 'https://hook.example/x', events: ['stream.lost'] });
  const range = { starts_at: 1_700_000_000, positions: ['pre'] };
  await post('campaign/', { title: 'Ad', event: `/${slug}/api/v1/event/${id}/`, ...range });
  await server.call(`/${slug}/api/v1/playlist/upload/image.html`, {
    method: 'POST',
    as: boss,
    body: await imageForm(),
  });
  await post('station_export/', {});
  await server.context.jobs.idle();
  return station;
}

async function imageForm(): Promise<FormData> {
  const png = await (
    await loadSharp()
  )({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png');
  return form;
}

async function audioFiles(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from archive_files`.execute(
    server.context.db.tables(),
  );
  return Number(rows[0]?.count);
}

describe('the tables of a station', () => {
  it('are all known to its deletion, so that a new table is not forgotten', async () => {
    const names = await tableNames();
    expect(names.filter((name) => !stationTables.includes(name) && !others.has(name))).toEqual([]);
    expect(stationTables.filter((name) => !names.includes(name))).toEqual([]);
    for (const name of names.filter((table) => !stationTables.includes(table))) {
      const columns = await server.context.db.dialect.columnsOf(server.context.db, name);
      expect({ name, hasStation: columns.includes('station_id') }).toEqual({
        name,
        hasStation: name === 'jobs' || name === 'former_station_slugs',
      });
    }
  });
});

describe('the deletion of a station', () => {
  it('needs an archived one and its slug, and responds 404 for the station of another company', async () => {
    const station = await makeStation(server, { slug: 'guarded' });
    expect(await remove(station)).toEqual({ status: 409, text: expect.stringContaining('Archive it first') });
    await call(`${station.id}/archive/`, 'POST');
    expect(await remove(station, 'other')).toEqual({
      status: 400,
      text: expect.stringContaining('Type “guarded”'),
    });
    const foreign = await makeStation(server, {
      companyId: await server.features.accounts.addCompany('Foreign'),
    });
    expect((await remove(foreign)).status).toBe(404);
  });

  it('removes every row and file of it, and nothing else', async () => {
    const kept = await fullStation('kept');
    const [rows, stored, audio] = [await countsOf(), await files(), await audioFiles()];
    const station = await fullStation('unwanted');
    const more = await countsOf();
    const grown = stationTables.filter((table) => (more[table] ?? 0) > (rows[table] ?? 0));
    expect(grown).toEqual(
      expect.arrayContaining([
        'episodes',
        'shows',
        'segments',
        'campaigns',
        'webhooks',
        'station_exports',
        'event_ranges',
      ]),
    );
    await call(`${station.id}/archive/`, 'POST');
    expect(await remove(station)).toEqual({
      status: 202,
      text: expect.stringContaining('"state":"deleting"'),
    });
    expect((await server.call('/unwanted/listen', { headers: { accept: 'text/html' } })).status).toBe(404);
    await server.context.jobs.idle();
    const { audit_entries: entries, ...left } = await countsOf();
    const { audit_entries: before = 0, ...wanted } = rows;
    expect(left).toEqual(wanted);
    // The deletion itself, in the log of the station that remains.
    expect(entries).toBe(before + 1);
    expect([await files(), await audioFiles()]).toEqual([stored, audio]);
    expect((await call(`${station.id}/`, 'GET')).status).toBe(404);
    expect((await call(`${kept.id}/`, 'GET')).status).toBe(200);
  });

  it('keeps the slug from every other station, and is in the audit log of the one that remains', async () => {
    const station = await makeStation(server, { slug: 'gone' });
    await call(`${station.id}/archive/`, 'POST');
    await remove(station);
    await server.context.jobs.idle();
    const again = { title: 'Again', slug: 'gone', timezone: 'UTC' };
    const response = await server.call(`/${server.slug}/api/v1/station/`, {
      method: 'POST',
      as: boss,
      json: again,
    });
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 409,
      text: expect.stringContaining('had this address'),
    });
    const log = await server.call(`/${server.slug}/api/v1/audit/?kind=station&action=deleted`, { as: boss });
    expect(await log.text()).toContain('stations.delete');
  });

  it('continues after the station stopped in the middle of it', async () => {
    const station = await fullStation('interrupted');
    await call(`${station.id}/archive/`, 'POST');
    await remove(station);
    await server.stop();
    server = await startStation({ dataDir: server.dataDir });
    boss = await server.signIn();
    await server.context.jobs.idle();
    expect((await call(`${station.id}/`, 'GET')).status).toBe(404);
    for await (const { key } of server.context.storage.list(`episodes/${station.id}`))
      throw new Error(`${key} is left.`);
  });
});
