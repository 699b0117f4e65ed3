import type { z } from 'zod';
import {
  dateAt,
  mostProgrammeSources,
  momentOf,
  type programmeDocument,
  type ProgrammeSource,
  type programmeSourceInput,
  type ProgrammeSourceUpdate,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Station } from '../accounts/index.ts';
import { horizonOf } from './airing-times.ts';
import { fetchWeek, type FetchWeekDeps, readDocument } from './fetch-week.ts';
import { fail } from './programme-errors.ts';
import type { PlanRow, SourceRow } from './programme-tables.ts';
import type { ReadingPlace, SourceWeek } from './readers/source-week.ts';
import { recordSourceChange } from './record-programme-change.ts';
import {
  deletePending,
  deleteSource,
  insertSource,
  pendingPlans,
  programmesBySource,
  sourceById,
  sourcesOf,
  updateSource,
} from './sources.repository.ts';
import { storeDifference } from './store-difference.ts';

/** The sources of a station. Methods with an id throw resource.absent. */
export interface Sources {
  list(station: Station): Promise<ProgrammeSource[]>;
  find(from: Tables, station: Station, id: number): Promise<SourceRow>;
  /** @throws programmes.too-many-sources */
  create(station: Station, input: z.output<typeof programmeSourceInput>): Promise<ProgrammeSource>;
  update(station: Station, id: number, update: ProgrammeSourceUpdate): Promise<ProgrammeSource>;
  remove(station: Station, id: number): Promise<void>;
  /**
   * Reads the address of a source, or a document in its place, and stores the differences.
   * @throws request.invalid without an address and document, programmes.unreadable, programmes.unreachable, fetch.failed,
   * fetch.timeout, service.unavailable
   */
  read(
    station: Station,
    id: number,
    given: z.output<typeof programmeDocument>,
  ): Promise<{ plan: PlanRow | null; findings: readonly string[] }>;
}

export function createSources({ db, clock }: StationContext, deps: FetchWeekDeps): Sources {
  async function find(from: Tables, station: Station, id: number): Promise<SourceRow> {
    const row = await sourceById(from, station.id, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  async function present(station: Station, rows: readonly SourceRow[]): Promise<ProgrammeSource[]> {
    const [counts, plans] = [await programmesBySource(db, station.id), await pendingPlans(db, station.id)];
    return rows.map(({ id, title, kind, address, read_at, tried_at, error, findings }) => ({
      id,
      title,
      kind,
      address,
      read_at,
      tried_at,
      error,
      findings: JSON.parse(findings) as string[],
      programmes: counts.get(id) ?? 0,
      plan_id: plans.get(id) ?? null,
    }));
  }

  async function presentOne(station: Station, row: SourceRow): Promise<ProgrammeSource> {
    const [source] = await present(station, [row]);
    if (!source) throw failPlatform('resource.absent');
    return source;
  }

  /** Whole days, so that the last one is never read in part. */
  function placeOf({ timezone: zone }: Station): ReadingPlace {
    const now = clock.now();
    return { zone, window: { from: now, until: momentOf(dateAt(horizonOf(now), zone), '00:00', zone) } };
  }

  async function weekOf(
    station: Station,
    source: SourceRow,
    { document, is_base64 }: z.output<typeof programmeDocument>,
  ): Promise<SourceWeek> {
    const place = placeOf(station);
    if (document === undefined) return fetchWeek(deps, source, place);
    const bytes = Buffer.from(document, is_base64 ? 'base64' : 'utf8');
    return readDocument(deps, { ...place, kind: source.kind, bytes, contentType: null });
  }

  return {
    list: async (station) => present(station, await sourcesOf(db, station.id)),
    find,
    async create(station, { title, kind, address }) {
      const row = await db.transaction(async (transaction) => {
        if ((await sourcesOf(transaction, station.id)).length >= mostProgrammeSources)
          throw fail('programmes.too-many-sources');
        const added = await insertSource(transaction, {
          station_id: station.id,
          title: title.trim(),
          kind,
          address,
          read_at: null,
          tried_at: null,
          created_at: clock.seconds(),
        });
        await recordSourceChange(transaction, null, added);
        return added;
      });
      return presentOne(station, row);
    },
    async update(station, id, { title, address }) {
      const row = await db.transaction(async (transaction) => {
        const before = await find(transaction, station, id);
        const after = await updateSource(transaction, id, {
          title: title?.trim() ?? before.title,
          ...(address === undefined || address === before.address
            ? {}
            : { address, tried_at: null, error: '' }),
        });
        if (!after) throw failPlatform('resource.absent');
        if (after.address !== before.address) await deletePending(transaction, id);
        await recordSourceChange(transaction, before, after);
        return after;
      });
      return presentOne(station, row);
    },
    async remove(station, id) {
      await db.transaction(async (transaction) => {
        const row = await find(transaction, station, id);
        await deleteSource(transaction, id);
        await recordSourceChange(transaction, row, null);
      });
    },
    async read(station, id, given) {
      const source = await find(db, station, id);
      if (given.document === undefined && source.address === '') {
        const message = 'This source has no address. Upload a document.';
        throw failPlatform('request.invalid', { message, fields: { document: [message] } });
      }
      try {
        const week = await weekOf(station, source, given);
        const place = { zone: station.timezone, now: clock.now() };
        const plan = await db.transaction((transaction) =>
          storeDifference(transaction, source, week, { ...place, seconds: clock.seconds() }),
        );
        return { plan, findings: week.findings };
      } catch (error) {
        // A document of a user says nothing about the address.
        if (given.document === undefined) {
          const reason = isStationError(error) ? error.message : 'The station could not read it.';
          await updateSource(db, id, { tried_at: clock.seconds(), error: reason });
        }
        throw error;
      }
    },
  };
}
