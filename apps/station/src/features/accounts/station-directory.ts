import type { StationContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { StationRow } from './account-tables.ts';
import { allStations } from './accounts.repository.ts';
import { toStation, type Station } from './station.ts';

/** All stations in memory: every request needs one, and they rarely change. */
export interface StationDirectory {
  /** Reloads them after a change. */
  reload(): Promise<void>;
  /** Calls a listener when a reload finds another bit rate of a station. */
  onBitrateChanged(call: (stationId: number) => void): void;
  /** Differs after each `reload`. */
  readonly generation: number;
  readonly rows: readonly StationRow[];
  readonly all: readonly Station[];
  bySlug(slug: string): Station | null;
  byId(id: number): Station | null;
  bySession(sessionId: string): Station | null;
}

/** Reloads the stations that other processes change. Returns a function that stops. */
export function followStations({ db, log }: Pick<StationContext, 'db' | 'log'>, directory: StationDirectory): () => void {
  const reload = () => void directory.reload().catch((error: unknown) => log.error({ err: error }, 'the stations could not be read again'));
  return db.peers?.watch('stations', reload) ?? (() => {});
}

export async function createStationDirectory(db: Database): Promise<StationDirectory> {
  let generation = 0;
  let rows: readonly StationRow[] = [];
  let all: readonly Station[] = [];
  let bySlug: ReadonlyMap<string, Station> = new Map();
  let byId: ReadonlyMap<number, Station> = new Map();
  let bySession: ReadonlyMap<string, Station> = new Map();

  const bitrateListeners: ((stationId: number) => void)[] = [];

  async function reload(): Promise<void> {
    const before = byId;
    rows = await allStations(db);
    generation += 1;
    all = rows.map(toStation);
    bySlug = new Map(all.map((station) => [station.slug, station]));
    byId = new Map(all.map((station) => [station.id, station]));
    bySession = new Map(all.map((station) => [station.sessionId, station]));
    for (const { id, bitrate } of all) {
      if ((before.get(id)?.bitrate ?? bitrate) !== bitrate) for (const call of bitrateListeners) call(id);
    }
  }

  await reload();
  return {
    reload,
    onBitrateChanged: (call) => void bitrateListeners.push(call),
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
    byId: (id) => byId.get(id) ?? null,
    bySession: (sessionId) => bySession.get(sessionId) ?? null,
  };
}
