import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { StationRow } from './account-tables.ts';
import { allStations, stationsById } from './accounts.repository.ts';
import { formerSlugs } from './former-slugs.repository.ts';
import { stationSessionId, toStation, type Station } from './station.ts';

/** A station before and after a change; null where it did not exist, or no longer does. */
export type StationChanged = (change: {
  readonly before: Station | null;
  readonly after: Station | null;
}) => void;

/** All stations in memory, those that are being deleted apart: every request needs one, and they rarely change. */
export interface StationDirectory {
  /** Reloads them after a change; `id` limits it to that station, so that many are added in a time that grows with their number. */
  reload(id?: number): Promise<void>;
  /** Calls a listener for each station that a reload finds changed, added or removed. */
  onChanged(call: StationChanged): void;
  /** Differs after each `reload`. */
  readonly generation: number;
  readonly rows: readonly StationRow[];
  readonly all: readonly Station[];
  bySlug(slug: string): Station | null;
  /** The station that had a slug; null if none had it, or it is deleted. */
  byFormerSlug(slug: string): Station | null;
  byId(id: number): Station | null;
  bySession(sessionId: string): Station | null;
}

/** Reloads the stations that other processes change. Returns a function that stops. */
export function followStations(
  { db, log }: Pick<StationContext, 'db' | 'log'>,
  directory: StationDirectory,
): () => void {
  let reloading: Promise<void> | null = null;
  let isStale = false;
  const reload = (): void => {
    isStale = true;
    // Changes that arrive during a reload need one more, however many they are.
    reloading ??= reloadAll().finally(() => (reloading = null));
  };
  const reloadAll = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      await directory
        .reload()
        .catch((error: unknown) => log.error({ err: error }, 'the stations could not be read again'));
    }
  };
  return db.peers?.watch('stations', reload) ?? (() => {});
}

interface StoredStations {
  readonly found: readonly StationRow[];
  /** Former slugs by station. */
  readonly former: ReadonlyMap<number, readonly string[]>;
}

async function readFormer(db: Database): Promise<StoredStations['former']> {
  const found = new Map<number, string[]>();
  for (const { slug, station_id: id } of await formerSlugs(db))
    if (id !== null) found.set(id, [...(found.get(id) ?? []), slug]);
  return found;
}

const names = z.array(z.string());

export async function createStationDirectory(db: Database): Promise<StationDirectory> {
  let generation = 0;
  const byId = new Map<number, { readonly row: StationRow; readonly station: Station }>();
  const bySlug = new Map<string, Station>();
  const byFormerSlug = new Map<string, Station>();
  const bySession = new Map<string, Station>();
  const listeners: StationChanged[] = [];
  let rows: readonly StationRow[] = [];
  let all: readonly Station[] = [];

  function sessionsOf({ former_names: former, name }: StationRow): string[] {
    return [name, ...names.parse(JSON.parse(former))].map(stationSessionId);
  }

  function remove(id: number): void {
    const known = byId.get(id);
    if (!known) return;
    byId.delete(id);
    if (bySlug.get(known.station.slug)?.id === id) bySlug.delete(known.station.slug);
    for (const slug of known.station.formerSlugs)
      if (byFormerSlug.get(slug)?.id === id) byFormerSlug.delete(slug);
    for (const session of sessionsOf(known.row))
      if (bySession.get(session)?.id === id) bySession.delete(session);
  }

  function add(row: StationRow, former: readonly string[] | undefined): void {
    const station = toStation(row, former);
    byId.set(row.id, { row, station });
    bySlug.set(station.slug, station);
    for (const slug of station.formerSlugs) byFormerSlug.set(slug, station);
    for (const session of sessionsOf(row)) bySession.set(session, station);
  }

  /** Replaces the stations of these ids by their rows. */
  function replace(ids: readonly number[], { found, former }: StoredStations): void {
    const before = new Map(ids.map((id) => [id, byId.get(id)]));
    for (const id of ids) remove(id);
    for (const row of found) {
      const known = before.get(row.id);
      // A reload that began earlier may end later.
      if (known && known.row.version > row.version) add(known.row, known.station.formerSlugs);
      else add(row, former.get(row.id));
    }
    const known = [...byId.values()].toSorted((a, b) => a.row.id - b.row.id);
    rows = known.map(({ row }) => row);
    all = known.map(({ station }) => station);
    generation += 1;
    for (const id of new Set([...ids, ...found.map((row) => row.id)])) {
      const [old, now] = [before.get(id), byId.get(id)];
      if (isDeepStrictEqual(old?.row, now?.row)) continue;
      for (const call of listeners) call({ before: old?.station ?? null, after: now?.station ?? null });
    }
  }

  async function reload(id?: number): Promise<void> {
    const ids = id === undefined ? [...byId.keys()] : [id];
    replace(ids, {
      found: await (id === undefined ? allStations(db) : stationsById(db, ids)),
      former: await readFormer(db),
    });
  }

  await reload();
  return {
    reload,
    onChanged: (call) => void listeners.push(call),
    get generation() {
      return generation;
    },
    get rows() {
      return rows;
    },
    get all() {
      return all;
    },
    bySlug: (slug) => bySlug.get(slug) ?? null,
    byFormerSlug: (slug) => byFormerSlug.get(slug) ?? null,
    byId: (id) => byId.get(id)?.station ?? null,
    bySession: (sessionId) => bySession.get(sessionId) ?? null,
  };
}
