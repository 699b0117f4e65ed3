import type { z } from 'zod';
import {
  type LogHold,
  longestHoldSeconds,
  type logHoldInput,
  type logHoldUpdate,
  mostLogHolds,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import { heldBytes, lockLog } from '../../audio-events/index.ts';
import { fail } from '../evidence-errors.ts';
import type { LogHoldRow } from '../evidence-tables.ts';
import { holdById, insertHold, listHolds, updateHold } from './log-holds.repository.ts';

/** Holds on stretches of logs. */
export interface LogHolds {
  /** Newest first, with those that are over. */
  list(station: Station): Promise<LogHold[]>;
  /** @throws request.invalid, evidence.too-many-holds */
  create(station: Station, heldBy: string, input: z.output<typeof logHoldInput>): Promise<LogHold>;
  /** @throws resource.absent, request.invalid, evidence.released */
  update(station: Station, id: number, change: z.output<typeof logHoldUpdate>): Promise<LogHold>;
  /** A released hold stays as it is. @throws resource.absent */
  release(station: Station, id: number, releasedBy: string): Promise<LogHold>;
}

export function createLogHolds({ db, clock }: Pick<StationContext, 'db' | 'clock'>): LogHolds {
  async function present(row: LogHoldRow): Promise<LogHold> {
    const state = stateOf(row, clock.now());
    return {
      id: row.id,
      start: seconds(row.from_ms),
      end: seconds(row.to_ms),
      reason: row.reason,
      until: row.until_ms === null ? null : seconds(row.until_ms),
      state,
      held_by: row.held_by,
      held_at: row.held_at,
      released_by: row.released_by,
      released_at: row.released_at,
      bytes: state === 'active' ? await heldBytes(db, row.station_id, { now: clock.now(), hold: row.id }) : 0,
    };
  }

  async function find(tables: Tables, station: Station, id: number): Promise<LogHoldRow> {
    const row = await holdById(tables, station.id, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  return {
    list: async (station) => Promise.all((await listHolds(db, station.id)).map(present)),
    async create(station, held_by, { start, end, reason, until }) {
      checkTimes({ start, end, until }, clock.seconds());
      const row = await db.transaction(async (transaction) => {
        await lockLog(transaction, station.id);
        const before = await listHolds(transaction, station.id);
        if (before.filter((hold) => stateOf(hold, clock.now()) === 'active').length >= mostLogHolds)
          throw fail('evidence.too-many-holds');
        const added = await insertHold(transaction, {
          station_id: station.id,
          from_ms: start * 1000,
          to_ms: end * 1000,
          reason,
          until_ms: until === null ? null : until * 1000,
          held_by,
          held_at: clock.seconds(),
          released_at: null,
        });
        await recordHold(transaction, null, added);
        return added;
      });
      return present(row);
    },
    async update(station, id, { start, end, reason, until }) {
      const row = await db.transaction(async (transaction) => {
        await lockLog(transaction, station.id);
        const before = await find(transaction, station, id);
        if (before.released_at !== null) throw fail('evidence.released');
        const given = {
          ...(start !== undefined && { from_ms: start * 1000 }),
          ...(end !== undefined && { to_ms: end * 1000 }),
          ...(reason !== undefined && { reason }),
          ...(until !== undefined && { until_ms: until === null ? null : until * 1000 }),
        };
        if (Object.keys(given).length === 0) return before;
        const { from_ms, to_ms } = { ...before, ...given };
        checkTimes({ start: seconds(from_ms), end: seconds(to_ms), until: until ?? null }, clock.seconds());
        const after = await updateHold(transaction, id, given);
        await recordHold(transaction, before, after);
        return after;
      });
      return present(row);
    },
    async release(station, id, released_by) {
      const row = await db.transaction(async (transaction) => {
        const before = await find(transaction, station, id);
        if (before.released_at !== null) return before;
        const after = await updateHold(transaction, id, { released_by, released_at: clock.seconds() });
        await recordHold(transaction, before, after);
        return after;
      });
      return present(row);
    },
  };
}

function stateOf({ released_at, until_ms }: LogHoldRow, now: number): LogHold['state'] {
  if (released_at !== null) return 'released';
  return until_ms !== null && until_ms <= now ? 'expired' : 'active';
}

/** @throws request.invalid */
function checkTimes(
  { start, end, until }: { readonly start: number; readonly end: number; readonly until: number | null },
  now: number,
): void {
  if (end <= start) throw invalid('end', 'The end must be later than the start.');
  if (end - start > longestHoldSeconds) throw invalid('end', 'One hold covers at most 366 days.');
  if (until !== null && until <= now) throw invalid('until', 'This moment is over.');
}

function invalid(field: string, message: string) {
  return failPlatform('request.invalid', { message, fields: { [field]: [message] } });
}

async function recordHold(
  transaction: Transaction,
  before: LogHoldRow | null,
  after: LogHoldRow,
): Promise<void> {
  await recordChange(transaction, {
    kind: 'log_hold',
    id: after.id,
    name: after.reason,
    changes: changedFields(before && auditedFields(before), auditedFields(after)),
    stationId: after.station_id,
  });
}

function auditedFields({ from_ms, to_ms, reason, until_ms, released_at }: LogHoldRow) {
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    start: iso(from_ms),
    end: iso(to_ms),
    reason,
    until: iso(until_ms),
    released_at: iso(released_at === null ? null : released_at * 1000),
  };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
