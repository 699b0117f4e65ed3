import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { csvLine } from '../../platform/csv-line.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { Station } from '../accounts/index.ts';
import type { StationFigures } from '../analytics/index.ts';
import { everyEpisode } from './episode-lists.ts';
import type { StationExportDeps } from './export-deps.ts';
import type { ExportSource } from './export-source.ts';

type Deps = Pick<StationExportDeps, 'analytics' | 'campaigns' | 'episodes' | 'shows'>;
type Cell = string | number;

/** Tables of numbers by name, each with its columns; `heard` is the number of downloads by the share of the audio that was loaded. */
const tables = {
  downloads: ['day', 'show_id', 'episode_id', 'country', 'platform', 'downloads', 'heard'],
  listeners: ['day', 'show_ids', 'country', 'platform', 'listeners'],
  devices: ['day', 'show_id', 'country', 'platform', 'device', 'downloads'],
} as const;
type Table = keyof typeof tables;

const names: readonly Table[] = ['downloads', 'listeners', 'devices'];
/** Parts of `heard` in a whole download. */
const wholeShare = 10_000;
const textColumns: ReadonlySet<string> = new Set([
  'day',
  'show_ids',
  'country',
  'platform',
  'device',
  'position',
]);

/** Downloads by UTC day, show, episode, country and app; listeners; devices; deliveries of campaigns: as CSV files, and as one SQLite database. */
export function* collectNumbers(deps: Deps, station: Station): Generator<ExportSource> {
  for (const name of names) yield { path: `numbers/${name}.csv`, content: () => csvOf(deps, station, name) };
  yield { path: 'numbers/campaigns.csv', content: () => campaignLines(deps, station) };
  yield { path: 'numbers/numbers.sqlite', build: (file) => writeDatabase(deps, station, file) };
}

async function* figuresOf({ analytics }: Deps, { id }: Station): AsyncGenerator<StationFigures> {
  const pause = createLoopYield();
  for (const day of await analytics.daysOf(id)) {
    yield await analytics.figuresOn(id, day);
    await pause();
  }
}

async function* csvOf(deps: Deps, station: Station, name: Table): AsyncGenerator<string> {
  yield csvLine(tables[name]);
  for await (const figures of figuresOf(deps, station))
    yield rowsOf(figures, name)
      .map((row) => csvLine(row.map(String)))
      .join('');
}

const campaignColumns = ['day', 'campaign_id', 'episode_id', 'position', 'deliveries'] as const;

async function campaignRows({ campaigns }: Pick<Deps, 'campaigns'>, station: Station): Promise<Cell[][]> {
  const rows = await campaigns.deliveries(station);
  return rows.map(({ day, campaign_id, episode_id, position, deliveries }) => [
    dateOf(day),
    campaign_id,
    episode_id,
    position,
    deliveries,
  ]);
}

async function* campaignLines(deps: Deps, station: Station): AsyncGenerator<string> {
  yield csvLine(campaignColumns);
  for (const row of await campaignRows(deps, station)) yield csvLine(row.map(String));
}

function rowsOf({ downloads, listeners, devices }: StationFigures, name: Table): Cell[][] {
  if (name === 'downloads') {
    return downloads.map((row) => {
      const { show_id, episode_id, country, platform } = row;
      return [dateOf(row.day), show_id, episode_id, country, platform, row.downloads, row.heard / wholeShare];
    });
  }
  if (name === 'listeners') {
    return listeners.map((row) => [dateOf(row.day), row.shows, row.country, row.platform, row.listeners]);
  }
  return devices.map((row) => [
    dateOf(row.day),
    row.show_id,
    row.country,
    row.platform,
    row.device,
    row.downloads,
  ]);
}

async function writeDatabase(deps: Deps, station: Station, file: string): Promise<void> {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    db.exec('create table shows (id integer primary key, title text not null)');
    db.exec(
      'create table episodes (id integer primary key, show_id integer not null, guid text not null, name text not null, published_at integer)',
    );
    const show = db.prepare('insert into shows values (?, ?)');
    for (const { id, title } of await deps.shows.list(station)) show.run(id, title);
    const episode = db.prepare('insert into episodes values (?, ?, ?, ?, ?)');
    for await (const row of everyEpisode(deps.episodes, station))
      episode.run(row.id, row.show_id, row.guid, row.name, row.published_at);
    await writeFigures(db, deps, station);
    await writeCampaigns(db, deps, station);
    db.exec('commit');
  } finally {
    db.close();
  }
}

async function writeFigures(db: DatabaseSync, deps: Deps, station: Station): Promise<void> {
  const inserts = new Map(
    names.map((name) => {
      const columns = tables[name].map((column) => `${column} ${typeOf(column)} not null`);
      db.exec(`create table ${name} (${columns.join(', ')})`);
      return [name, db.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`)];
    }),
  );
  for await (const figures of figuresOf(deps, station)) {
    for (const [name, insert] of inserts)
      for (const row of rowsOf(figures, name)) insert.run(...(row satisfies SQLInputValue[]));
  }
}

async function writeCampaigns(db: DatabaseSync, deps: Deps, station: Station): Promise<void> {
  db.exec(
    'create table campaigns (id integer primary key, title text not null, starts_at integer not null, ends_at integer)',
  );
  const campaign = db.prepare('insert into campaigns values (?, ?, ?, ?)');
  for (const { id, title, starts_at, ends_at } of await deps.campaigns.list(station))
    campaign.run(id, title, starts_at, ends_at);
  db.exec(
    `create table campaign_deliveries (${campaignColumns.map((column) => `${column} ${typeOf(column)} not null`).join(', ')})`,
  );
  const delivery = db.prepare(
    `insert into campaign_deliveries values (${campaignColumns.map(() => '?').join(', ')})`,
  );
  for (const row of await campaignRows(deps, station)) delivery.run(...(row satisfies SQLInputValue[]));
}

function typeOf(column: string): string {
  if (textColumns.has(column)) return 'text';
  return column === 'heard' ? 'real' : 'integer';
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
