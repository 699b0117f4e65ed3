import type { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { zipKey } from './open-archive.ts';
import { fail } from './station-import-errors.ts';
import type { StationImportRow } from './station-import-tables.ts';
import type { StationImportJobs } from './station-imports.jobs.ts';
import { updateStationImport } from './station-imports.repository.ts';

/**
 * Appends bytes to the zip of an import. Bytes that came before a connection broke count; after the last one the check begins.
 * @throws station-imports.offset, storage.full
 */
export async function receiveZip(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  jobs: Pick<StationImportJobs, 'enter'>,
  row: StationImportRow,
  { offset, body }: { readonly offset: number; readonly body: Readable },
): Promise<void> {
  if (row.status !== 'receiving' || row.received !== offset) throw fail('station-imports.offset');
  const left = row.bytes - offset;
  const reservation = storage.hold(left);
  try {
    const { bytes, fault } = await storage.append(zipKey(row), body, {
      from: offset,
      limit: left,
      reservation,
    });
    await db.transaction(async (transaction) => {
      await updateStationImport(transaction, row.id, { received: offset + bytes });
      if (bytes === left) await jobs.enter(transaction, row, 'checking');
    });
    if (fault !== undefined && isDiskFull(fault)) throw fault;
  } finally {
    reservation.release();
  }
}
