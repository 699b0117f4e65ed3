import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import { createUploadTurns } from '../uploads/index.ts';
import { receiveZip } from './receive-zip.ts';
import { fail } from './station-import-errors.ts';
import type { StationImportRow } from './station-import-tables.ts';
import type { StationImportJobs } from './station-imports.jobs.ts';
import {
  insertStationImport,
  isEmptyStation,
  isLogOn,
  stationImportById,
  stationImportsOf,
} from './station-imports.repository.ts';

/** Imports of whole stations. They belong to the station, so each of its admins sees them. */
export interface StationImports {
  /** @throws station-imports.not-empty, station-imports.recording, station-imports.open, storage.full, storage.quota */
  start(station: Station, userId: number, bytes: number): Promise<StationImportRow>;
  /** Newest first. */
  list(station: Station): Promise<StationImportRow[]>;
  /** @throws resource.absent */
  find(station: Station, guid: string): Promise<StationImportRow>;
  /** Writes the next bytes of the zip; after the last one the check begins. @throws station-imports.offset, uploads.locked */
  send(
    station: Station,
    guid: string,
    part: { readonly offset: number; readonly body: Readable },
  ): Promise<StationImportRow>;
  /** @throws station-imports.not-planned, station-imports.not-empty, storage.full, storage.quota */
  apply(station: Station, guid: string): Promise<StationImportRow>;
  /** @throws resource.absent, station-imports.undoing */
  remove(station: Station, guid: string): Promise<void>;
  /** Ends the requests that are sending. */
  stop(): Promise<void>;
}

const ended: ReadonlySet<StationImportRow['status']> = new Set(['complete', 'error']);

export function createStationImportService(
  { db, clock, storage, quota }: Pick<StationContext, 'db' | 'clock' | 'storage' | 'quota'>,
  jobs: StationImportJobs,
): StationImports {
  const turns = createUploadTurns(db);

  async function findImport(station: Station, guid: string): Promise<StationImportRow> {
    const row = await stationImportById(db, guid);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  async function requireEmpty(transaction: Transaction, { id }: Station): Promise<void> {
    if (await isLogOn(transaction, id)) throw fail('station-imports.recording');
    if (!(await isEmptyStation(transaction, id))) throw fail('station-imports.not-empty');
  }

  return {
    find: findImport,
    list: (station) => stationImportsOf(db, station.id),
    async start(station, user_id, bytes) {
      await quota.ensure(db, station.id, bytes);
      await storage.ensureSpace(bytes);
      return db.transaction(async (transaction) => {
        await requireEmpty(transaction, station);
        const before = await stationImportsOf(transaction, station.id);
        if (before.some(({ status }) => !ended.has(status))) throw fail('station-imports.open');
        const created_at = clock.seconds();
        const facts = {
          status: 'receiving',
          progress: 0,
          received: 0,
          plan: '',
          state: '',
          error: '',
          created_at,
          ended_at: null,
        } as const;
        const row: StationImportRow = { id: randomUUID(), station_id: station.id, user_id, bytes, ...facts };
        await insertStationImport(transaction, row);
        await recordChange(transaction, { id: row.id, name: 'Whole station' });
        await jobs.events.changed(transaction, row, { status: 'receiving', progress: 0 });
        return row;
      });
    },
    async send(station, guid, { offset, body }) {
      await findImport(station, guid);
      await turns.take(`import ${guid}`, body, async () =>
        receiveZip({ db, storage }, jobs, await findImport(station, guid), { offset, body }),
      );
      return findImport(station, guid);
    },
    async apply(station, guid) {
      const { bytes } = await findImport(station, guid);
      await quota.ensure(db, station.id, bytes);
      await storage.ensureSpace(bytes);
      await db.transaction(async (transaction) => {
        const row = await stationImportById(transaction, guid);
        if (row?.status !== 'planned') throw fail('station-imports.not-planned');
        await requireEmpty(transaction, station);
        await jobs.enter(transaction, row, 'importing');
        await recordChange(transaction, { id: row.id, name: 'Whole station' });
      });
      return findImport(station, guid);
    },
    async remove(station, guid) {
      const row = await findImport(station, guid);
      if (row.status === 'undoing') throw fail('station-imports.undoing');
      if (row.status === 'receiving') await turns.free(`import ${guid}`);
      if (row.status !== 'importing') return jobs.forget(row);
      await db.transaction((transaction) => jobs.enter(transaction, row, 'undoing'));
    },
    stop: () => turns.freeAll(),
  };
}
