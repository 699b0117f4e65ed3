import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type evidenceExportInput, longestEvidenceSeconds } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import { fail, mostEvidenceExports } from '../evidence-errors.ts';
import type { EvidenceExportRow } from '../evidence-tables.ts';
import type { EvidenceExportJobs } from './evidence-exports.jobs.ts';
import {
  evidenceExportById,
  evidenceExportsOf,
  insertEvidenceExport,
} from './evidence-exports.repository.ts';

/** Evidence exports. They belong to the station, so each of its admins sees them. */
export interface EvidenceExports {
  /** @throws request.invalid, evidence.running, evidence.too-many-exports */
  start(
    station: Station,
    exportedBy: string,
    input: z.output<typeof evidenceExportInput>,
  ): Promise<EvidenceExportRow>;
  /** Newest first. */
  list(station: Station): Promise<EvidenceExportRow[]>;
  /** @throws resource.absent */
  find(station: Station, guid: string): Promise<EvidenceExportRow>;
  /** @throws resource.absent */
  remove(station: Station, guid: string): Promise<void>;
}

export function createEvidenceExports(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  jobs: EvidenceExportJobs,
): EvidenceExports {
  async function findExport(station: Station, guid: string): Promise<EvidenceExportRow> {
    const row = await evidenceExportById(db, guid);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  return {
    async start(station, exported_by, { start, end, reason }) {
      if (end <= start) throw invalidEnd('The end must be later than the start.');
      if (end - start > longestEvidenceSeconds) throw invalidEnd('One export has at most 25 hours.');
      if (start > clock.seconds()) throw invalidEnd('This stretch is in the future.');
      return db.transaction(async (transaction) => {
        const before = await evidenceExportsOf(transaction, station.id);
        if (before.some(({ status }) => status === 'processing')) throw fail('evidence.running');
        if (before.length >= mostEvidenceExports) throw fail('evidence.too-many-exports');
        const row: EvidenceExportRow = {
          id: randomUUID(),
          station_id: station.id,
          exported_by,
          reason,
          from_ms: start * 1000,
          to_ms: end * 1000,
          status: 'processing',
          progress: 0,
          bytes: 0,
          sha256: '',
          error: '',
          created_at: clock.seconds(),
          ended_at: null,
        };
        await insertEvidenceExport(transaction, row);
        await jobs.prepare(transaction, row);
        const name = `${new Date(row.from_ms).toISOString()} – ${new Date(row.to_ms).toISOString()}: ${reason}`;
        await recordChange(transaction, { id: row.id, name });
        return row;
      });
    },
    list: (station) => evidenceExportsOf(db, station.id),
    find: findExport,
    async remove(station, guid) {
      await jobs.remove(await findExport(station, guid));
    },
  };
}

function invalidEnd(message: string) {
  return failPlatform('request.invalid', { message, fields: { end: [message] } });
}
