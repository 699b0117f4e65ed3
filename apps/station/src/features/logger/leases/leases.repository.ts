import { sql } from 'kysely';
import type { Recording } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import type { LeaseRow, LeaseTables } from './lease-tables.ts';

/** A recorder's right to record a station, for one term. */
export interface HeldLease {
  readonly stationId: number;
  readonly peer: string;
  readonly term: number;
}

const nextVersion = sql<number>`(select coalesce(max(version), 0) + 1 from recording_leases)`;

export async function addRecorder(db: Tables, peer: string): Promise<void> {
  const added = db.tables<LeaseTables>().insertInto('recorders').values({ peer });
  await added.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function deleteRecorders(db: Tables, peers: readonly string[]): Promise<void> {
  if (peers.length > 0)
    await db.tables<LeaseTables>().deleteFrom('recorders').where('peer', 'in', peers).execute();
}

export async function allRecorders(db: Tables): Promise<string[]> {
  const rows = await db
    .tables<LeaseTables>()
    .selectFrom('recorders')
    .select('peer')
    .orderBy('peer')
    .execute();
  return rows.map(({ peer }) => peer);
}

/** @param after version of the newest known change; 0 for all rows */
export async function leasesAfter(db: Tables, after = 0): Promise<LeaseRow[]> {
  const rows = db
    .tables<LeaseTables>()
    .selectFrom('recording_leases')
    .selectAll()
    .where('version', '>', after);
  return rows.orderBy('version').orderBy('station_id').execute();
}

export async function leaseOf(db: Tables, stationId: number): Promise<LeaseRow | undefined> {
  return db
    .tables<LeaseTables>()
    .selectFrom('recording_leases')
    .selectAll()
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}

/** Begins a term. @param free whether the current row may be claimed, read in the same transaction */
export async function claimLease(
  db: Tables,
  { stationId, peer, recording }: { stationId: number; peer: string; recording: Recording },
  free: (row: LeaseRow | undefined) => boolean,
): Promise<HeldLease | null> {
  const row = await leaseOf(db, stationId);
  if (!free(row)) return null;
  const term = (row?.term ?? 0) + 1;
  const change = { peer, term, applied: -1, recording: JSON.stringify(recording), version: nextVersion };
  const added = db
    .tables<LeaseTables>()
    .insertInto('recording_leases')
    .values({ station_id: stationId, ...change });
  await added.onConflict((conflict) => conflict.column('station_id').doUpdateSet(change)).execute();
  return { stationId, peer, term };
}

/** Changes a lease; false if its term is over. */
export async function changeLease(
  db: Tables,
  { stationId, peer, term }: HeldLease,
  { recording, ...change }: { peer?: null; applied?: number; recording?: Recording },
): Promise<boolean> {
  const set = { ...change, ...(recording && { recording: JSON.stringify(recording) }), version: nextVersion };
  const leases = db
    .tables<LeaseTables>()
    .updateTable('recording_leases')
    .set(set)
    .where('station_id', '=', stationId);
  return (
    (await leases.where('peer', '=', peer).where('term', '=', term).executeTakeFirst()).numUpdatedRows > 0n
  );
}

/** Replaces the state of a station that no running recorder holds, unless it has changed since `version`; 0 for no row. */
export async function replaceState(
  db: Tables,
  { stationId, version }: { stationId: number; version: number },
  recording: Recording,
): Promise<boolean> {
  const tables = db.tables<LeaseTables>();
  const state = { recording: JSON.stringify(recording), version: nextVersion };
  if (version === 0) {
    const added = tables
      .insertInto('recording_leases')
      .values({ station_id: stationId, peer: null, term: 0, applied: -1, ...state });
    return (
      ((await added.onConflict((conflict) => conflict.doNothing()).executeTakeFirst())
        .numInsertedOrUpdatedRows ?? 0n) > 0n
    );
  }
  const leases = tables
    .updateTable('recording_leases')
    .set(state)
    .where('station_id', '=', stationId)
    .where('version', '=', version);
  return (await leases.executeTakeFirst()).numUpdatedRows > 0n;
}
