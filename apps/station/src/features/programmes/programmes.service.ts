import type { z } from 'zod';
import {
  mostProgrammes,
  type Programme,
  type ProgrammeAiring,
  type programmeInput,
  type ProgrammeRule,
  type ProgrammeRuleInput,
  type ProgrammeTime,
  type programmeUpdate,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { timesOfRule } from './airing-times.ts';
import { fail } from './programme-errors.ts';
import type { ProgrammeRow, TimeRow } from './programme-tables.ts';
import { presentAiring, presentProgramme } from './programmes.presenter.ts';
import {
  addTimes,
  deleteProgrammes,
  deleteTimes,
  insertProgramme,
  programmeById,
  programmesBetween,
  programmesOf,
  timesOf,
  updateProgramme,
} from './programmes.repository.ts';
import { recordProgrammeChange } from './record-programme-change.ts';
import { createShowFinder } from './show-finder.ts';

const longestSpan = 35 * 86_400_000;

type Input = z.output<typeof programmeInput>;
type Update = z.output<typeof programmeUpdate>;
type Hours = {
  readonly weekly?: ProgrammeRuleInput | undefined;
  readonly times?: ProgrammeTime[] | undefined;
};

/** The programmes of a station. Methods with an id throw resource.absent. */
export interface Programmes {
  list(station: Station): Promise<Programme[]>;
  get(station: Station, id: number): Promise<Programme>;
  /** @throws request.invalid naming the field */
  airings(station: Station, span: { from: number; until: number }): Promise<ProgrammeAiring[]>;
  /** @throws request.invalid naming the field, programmes.too-many */
  create(station: Station, input: Input): Promise<Programme>;
  /** @throws request.invalid naming the field */
  update(station: Station, id: number, update: Update): Promise<Programme>;
  remove(station: Station, id: number): Promise<void>;
}

export function createProgrammeService(
  { db, clock }: StationContext,
  { shows }: { readonly shows: Pick<Shows, 'list' | 'known'> },
): Programmes {
  async function find(from: Tables, station: Station, id: number): Promise<ProgrammeRow> {
    const row = await programmeById(from, station.id, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  async function present(station: Station, rows: readonly ProgrammeRow[]): Promise<Programme[]> {
    const findShow = await createShowFinder(shows, station.id);
    const times = await timesOf(
      db,
      rows.map(({ id }) => id),
      clock.now(),
    );
    const byProgramme = Map.groupBy(times, ({ programme_id }) => programme_id);
    return rows.map((row) =>
      presentProgramme(row, byProgramme.get(row.id) ?? [], { findShow, zone: station.timezone }),
    );
  }

  async function presentOne(station: Station, row: ProgrammeRow): Promise<Programme> {
    const [programme] = await present(station, [row]);
    if (!programme) throw failPlatform('resource.absent');
    return programme;
  }

  async function checkShow(from: Tables, station: Station, showId: number | null | undefined): Promise<void> {
    if (showId === null || showId === undefined) return;
    if ((await shows.known(from, station.id, [showId])).length === 0)
      throw invalid('show_id', 'The station has no such show.');
  }

  /** Airings of the rule or dates, from those that end after a moment. */
  function rowsOf(station: Station, id: number, { weekly, times }: Hours, after: number): TimeRow[] {
    const all = weekly ? timesOfRule(wholeRule(weekly), station.timezone, after) : (times ?? []);
    return all.map((time) => ({ ...time, programme_id: id, station_id: station.id, name: '' }));
  }

  return {
    list: async (station) => present(station, await programmesOf(db, station.id)),
    get: async (station, id) => presentOne(station, await find(db, station, id)),
    async airings(station, { from, until }) {
      if (until <= from) throw invalid('until_ms', 'The end is not after the start.');
      if (until - from > longestSpan) throw invalid('until_ms', 'The span is longer than 35 days.');
      const findShow = await createShowFinder(shows, station.id);
      const rows = await programmesBetween(db, station.id, { from, until });
      return rows.map((row) => presentAiring(row, findShow));
    },
    async create(station, input) {
      checkHours(input);
      if (!input.weekly && !input.times) throw invalid('weekly', 'Enter days and hours, or dates.');
      const row = await db.transaction(async (transaction) => {
        await checkShow(transaction, station, input.show_id);
        if ((await programmesOf(transaction, station.id)).length >= mostProgrammes)
          throw fail('programmes.too-many');
        const added = await insertProgramme(transaction, {
          ...columnsOf(input),
          name: input.name.trim(),
          show_id: input.show_id,
          station_id: station.id,
          source_id: null,
          created_at: clock.seconds(),
        });
        await addTimes(transaction, rowsOf(station, added.id, input, clock.now()));
        await recordProgrammeChange(transaction, null, added);
        return added;
      });
      return presentOne(station, row);
    },
    async update(station, id, update) {
      checkHours(update);
      const row = await db.transaction(async (transaction) => {
        const before = await find(transaction, station, id);
        if (before.source_id !== null) refuseSourceFields(update);
        await checkShow(transaction, station, update.show_id);
        const after = await updateProgramme(transaction, before, columnsOf(update));
        if (update.weekly || update.times) await replaceTimes(transaction, station, after, update);
        await recordProgrammeChange(transaction, before, after);
        return after;
      });
      return presentOne(station, row);
    },
    async remove(station, id) {
      await db.transaction(async (transaction) => {
        const row = await find(transaction, station, id);
        await deleteProgrammes(transaction, [id]);
        await recordProgrammeChange(transaction, row, null);
      });
    },
  };

  /** Airings that have begun stay. */
  async function replaceTimes(
    transaction: Transaction,
    station: Station,
    { id }: ProgrammeRow,
    hours: Hours,
  ): Promise<void> {
    const now = clock.now();
    await deleteTimes(transaction, [id], { after: now });
    const rows = rowsOf(station, id, hours, now).filter(({ start_ms }) => start_ms > now);
    await addTimes(transaction, rows);
  }
}

/** Every week without an end, unless the client says otherwise. */
function wholeRule(given: ProgrammeRuleInput): ProgrammeRule {
  const { end_date = null, every_weeks = 1, exceptions = [], overrides = [], ...hours } = given;
  return { ...hours, end_date, every_weeks, exceptions, overrides };
}

function invalid(field: string, problem: string) {
  return failPlatform('request.invalid', { message: `${field}: ${problem}`, fields: { [field]: [problem] } });
}

function checkHours({ weekly, times }: Hours): void {
  if (weekly && times) throw invalid('times', 'A programme has a weekly rule or dates, not both.');
  if (weekly?.end_date && weekly.end_date < weekly.start_date)
    throw invalid('weekly.end_date', 'The end date is before the start date.');
  if (times && new Set(times.map(({ start_ms }) => start_ms)).size < times.length)
    throw invalid('times', 'Two airings start at the same time.');
}

const ownFields: ReadonlySet<string> = new Set(['show_id', 'is_public']);

function refuseSourceFields(update: Update): void {
  const field = Object.keys(update).find((name) => !ownFields.has(name));
  if (field !== undefined)
    throw invalid(field, 'This programme comes from a source. Change it there, and read the source again.');
}

function columnsOf({ name, presenters, is_public, weekly, times, ...fields }: Update) {
  return {
    ...fields,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(presenters === undefined ? {} : { presenters: JSON.stringify(presenters) }),
    ...(is_public === undefined ? {} : { is_public: is_public ? (1 as const) : (0 as const) }),
    ...(weekly ? { weekly: JSON.stringify(wholeRule(weekly)) } : times ? { weekly: '' } : {}),
  };
}
