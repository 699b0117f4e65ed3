import { z } from 'zod';
import { type StationImportPlan, stationImportParts } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import {
  type Accounts,
  type MovedStationSettings,
  movedStationSettings,
  type MovedUser,
  movedUser,
  type Station,
} from '../accounts/index.ts';
import { type IdTable, movedTables } from '../station-exports/index.ts';
import { assignedTables } from './import-ids.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ImportArchive } from './open-archive.ts';

/** The plan, and what the import needs besides. */
export interface PlannedImport {
  readonly plan: StationImportPlan;
  readonly spans: ReadonlyMap<IdTable, { readonly min: number; readonly max: number }>;
  readonly eventIds: readonly number[];
  readonly users: readonly MovedUser[];
  readonly settings: MovedStationSettings;
}

type Part = (typeof stationImportParts)[number];

const partsOfTables: Readonly<Record<string, Part>> = {
  shows: 'shows',
  episodes: 'episodes',
  connections: 'destinations',
  schedules: 'schedules',
  schedule_holidays: 'holidays',
  categories: 'categories',
  tags: 'tags',
  campaigns: 'campaigns',
  drafts: 'drafts',
  webhooks: 'webhooks',
  audio_events: 'recordings',
};
const partsOfFolders: Readonly<Record<string, Part>> = {
  images: 'images',
  audio: 'audio_files',
  video: 'video_files',
};

const mostSettings = 1024 * 1024;
const address = z.object({ address: z.string().max(2000) });

/**
 * Reads every row of an export without changing anything.
 * @throws ImportRefusal for a row or a setting that cannot be imported
 */
export async function planImport(
  { db }: Pick<StationContext, 'db'>,
  accounts: Accounts,
  station: Station,
  archive: ImportArchive,
): Promise<PlannedImport> {
  const counts = new Map<Part, number>();
  const count = (part: Part | undefined) => part && counts.set(part, (counts.get(part) ?? 0) + 1);
  const spans = new Map<IdTable, { min: number; max: number }>();
  const read: { eventIds: number[]; users: MovedUser[]; admins: Set<number> } = {
    eventIds: [],
    users: [],
    admins: new Set(),
  };
  const pause = createLoopYield();
  for (const table of movedTables) {
    for await (const row of archive.rows(table)) {
      count(isDeleted(table.name, row) ? undefined : partsOfTables[table.name]);
      if (isIdTable(table.name)) widen(spans, table.name, row['id']);
      if (table.name === 'audio_events') read.eventIds.push(Number(row['id']));
      if (table.name === 'users') read.users.push(parsed(movedUser, row, 'tables/users.jsonl'));
      if (table.name === 'station_people' && row['admin'] === 1) read.admins.add(Number(row['user_id']));
      await pause();
    }
  }
  for (const { path } of archive.manifest.files) count(partsOfFolders[path.split('/')[0] ?? '']);
  const about = parsedText(await archive.text('station.json', mostSettings));
  const settings = parsed(movedStationSettings, about, 'station.json');
  const { manifest } = archive;
  const plan: StationImportPlan = {
    station: {
      title: settings.title,
      slug: settings.slug,
      timezone: settings.timezone,
      ...parsed(address, about, 'station.json'),
    },
    exported_at: manifest.created_at,
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    includes_media: manifest.includes_media,
    log: manifest.log,
    parts: stationImportParts.map((part) => ({ part, count: counts.get(part) ?? 0 })),
    users: await usersOf({ db }, accounts, station, read),
    missing: manifest.missing,
    keeps_paths: await keepsPaths(db, station, settings, spans),
  };
  return { plan, spans, eventIds: read.eventIds, users: read.users, settings };
}

async function usersOf(
  { db }: Pick<StationContext, 'db'>,
  accounts: Accounts,
  { companyId }: Station,
  { users, admins }: { readonly users: readonly MovedUser[]; readonly admins: ReadonlySet<number> },
): Promise<StationImportPlan['users']> {
  const planned: StationImportPlan['users'] = [];
  for (const { id, email, first_name, last_name, username } of users) {
    const known = await accounts.knownUser(db, companyId, email);
    const state = known === null ? 'new' : known === undefined ? 'elsewhere' : 'known';
    planned.push({
      name: `${first_name} ${last_name}`.trim() || username,
      email,
      admin: admins.has(id),
      state,
    });
  }
  return planned;
}

/** The tables with ids in addresses. */
const addressed: readonly IdTable[] = ['connections', 'episodes', 'shows'];

async function keepsPaths(
  db: StationContext['db'],
  station: Station,
  { slug }: MovedStationSettings,
  spans: PlannedImport['spans'],
): Promise<boolean> {
  if (station.slug !== slug) return false;
  for (const table of addressed)
    if ((await db.dialect.newestId(db, table)) >= (spans.get(table)?.min ?? Infinity)) return false;
  return true;
}

/** Rows that only keep their ids. */
function isDeleted(table: string, row: Readonly<Record<string, unknown>>): boolean {
  if (table === 'episodes') return row['deleted_at'] !== null;
  return (table === 'schedules' || table === 'schedule_holidays') && row['active'] === 0;
}

function isIdTable(name: string): name is IdTable {
  return name === 'audio_events' || assignedTables.some((table) => table === name);
}

/** Ids stay below 2^53, also after many imports. The id of an event begins with its time. */
const mostId = (table: IdTable): number => 2 ** (table === 'audio_events' ? 50 : 40);
/** Numbers from the first to the last id of a table. */
const widest = 2 ** 32;

function widen(spans: Map<IdTable, { min: number; max: number }>, table: IdTable, id: unknown): void {
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > mostId(table))
    throw new ImportRefusal(`A row of ${table} has no valid id.`);
  const span = spans.get(table) ?? { min: id, max: id };
  const wider = { min: Math.min(span.min, id), max: Math.max(span.max, id) };
  if (table !== 'audio_events' && wider.max - wider.min > widest)
    throw new ImportRefusal(`The ids of ${table} are too far apart.`);
  spans.set(table, wider);
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new ImportRefusal(
    `${path} has a value that cannot be imported: ${read.error.issues[0]?.path.join('.') ?? ''}.`,
  );
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
