import {
  dateAt,
  type Schedule,
  scheduleDefaults,
  type ScheduleInput,
  type ScheduleUpdate,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { CapturePlan } from './capture-plan.ts';
import { defined } from './defined.ts';
import { createHolidays, type Holidays } from './holidays.service.ts';
import { refuseFields } from './refuse-fields.ts';
import type { RunLedger } from './run-ledger.service.ts';
import { referenceProblems, type ReferenceDeps } from './schedule-references.ts';
import { type ScheduleDetails, type ScheduleRow, detailsOf } from './schedule-row.ts';
import { countRunsWithoutEpisode } from './schedule-runs.repository.ts';
import { scheduleProblems } from './schedule.policy.ts';
import { presentSchedule } from './schedules.presenter.ts';
import {
  scheduleById,
  schedulesOf,
  holidaysOf,
  insertSchedule,
  updateSchedule,
} from './schedules.repository.ts';
import type { ZoneChange } from './zone-change.service.ts';

export interface Schedules extends Holidays, Pick<ZoneChange, 'movedSchedules'> {
  /** Schedules that are not deleted. */
  list(station: Station): Promise<Schedule[]>;
  /** @throws request.invalid if it refers to a missing resource, or ends before it starts */
  create(station: Station, input: ScheduleInput): Promise<Schedule>;
  /** @throws resource.absent, request.invalid */
  update(station: Station, id: number, update: ScheduleUpdate): Promise<Schedule>;
  /** The number of runs without an episode whose hours started in a span (Unix milliseconds): those that the log can repeat. */
  repeatableRuns(station: Station, span: { readonly from: number; readonly to: number }): Promise<number>;
}

export interface ScheduleServiceDeps extends ReferenceDeps {
  readonly audio: Pick<AudioEvents, 'uploads' | 'hold'>;
  readonly plan: CapturePlan;
  readonly ledger: RunLedger;
  readonly zones: ZoneChange;
}

export function createScheduleService(
  context: StationContext,
  { plan, ledger, zones, ...references }: ScheduleServiceDeps,
): Schedules {
  const { db, clock, announce } = context;

  async function present(station: Station, rows: readonly ScheduleRow[]): Promise<Schedule[]> {
    if (rows.length === 0) return [];
    const [holidays, runs] = [await holidaysOf(db, station.id), await ledger.last(station)];
    return rows.map((row) =>
      presentSchedule(row, holidays, dateAt(clock.now(), station.timezone), runs.get(row.id) ?? null),
    );
  }

  async function findSchedule(from: Tables, station: Station, id: number): Promise<ScheduleRow> {
    const row = await scheduleById(from, station.id, id);
    if (!row) throw fail('resource.absent');
    return row;
  }

  async function scheduleResponse(station: Station, id: number): Promise<Schedule> {
    const [schedule] = await present(station, [await findSchedule(db, station, id)]);
    if (!schedule) throw fail('resource.absent');
    return schedule;
  }

  async function holdEvents(
    transaction: Transaction,
    id: number,
    { active, intro_event_id, outro_event_id }: HeldEvents,
  ) {
    const played = [intro_event_id, outro_event_id].filter((eventId) => eventId !== null);
    await references.audio.hold(transaction, `schedule:${id}`, active === 1 ? [...new Set(played)] : []);
  }

  return {
    movedSchedules: zones.movedSchedules,
    repeatableRuns: (station, span) => countRunsWithoutEpisode(db, station.id, span),
    list: async (station) => present(station, await schedulesOf(db, station.id)),
    async create(station, { show_id, active = 1, ...fields }) {
      const details = { ...scheduleDefaults, ...defined(fields), ...hoursOf(fields) };
      const absent = await referenceProblems(db, station.id, { show_id, ...fields }, references);
      refuseFields({ ...scheduleProblems(details), ...absent });
      const id = await db.transaction(async (transaction) => {
        const row = {
          station_id: station.id,
          show_id,
          active,
          details: JSON.stringify(details),
          since: clock.now(),
        };
        const added = await insertSchedule(transaction, row);
        await holdEvents(transaction, added, { ...details, active });
        await recordScheduleChange(transaction, null, await findSchedule(transaction, station, added));
        await plan.renew(transaction, station, added);
        await announce(
          station,
          'schedules_changed',
          { schedule_id: added, change: 'created' },
          { within: transaction },
        );
        return added;
      });
      return scheduleResponse(station, id);
    },
    async update(station, id, { capture_id, ...change }) {
      if (capture_id !== undefined && capture_id !== id)
        refuseFields({ capture_id: `This is the address of schedule ${id}.` });
      const stored = await findSchedule(db, station, id);
      const absent = await referenceProblems(db, station.id, changedReferences(stored, change), references);
      await db.transaction(async (transaction) => {
        const before = await findSchedule(transaction, station, id);
        const after = { ...before, ...defined(change) };
        refuseFields({ ...scheduleProblems(after), ...absent });
        const { show_id, active } = after;
        const isMoved = !hasSameHours(before, after);
        const since = isMoved ? clock.now() : before.since;
        const dropped = isMoved ? await plan.waiting(transaction, station, before) : null;
        if (dropped)
          await ledger.recordSkipped(
            transaction,
            station,
            { schedule: before, occurrence: dropped },
            'changed',
          );
        await updateSchedule(transaction, station.id, id, {
          show_id,
          active,
          since,
          details: JSON.stringify(detailsOf(after)),
        });
        await holdEvents(transaction, id, after);
        await recordScheduleChange(transaction, before, after);
        await plan.renew(transaction, station, id);
        const liveChange = active === 1 ? 'updated' : 'deleted';
        await announce(
          station,
          'schedules_changed',
          { schedule_id: id, change: liveChange },
          { within: transaction },
        );
      });
      return scheduleResponse(station, id);
    },
    ...createHolidays(context, references, plan),
  };
}

const hourFields = [
  'show_id',
  'active',
  'paused',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'day_of_week',
  'every_weeks',
  'exceptions',
  'overrides',
] as const;

/** Whether two states of a schedule capture at the same times; if not, past occurrences are not captured after all. */
function hasSameHours(before: ScheduleRow, after: ScheduleRow): boolean {
  return hourFields.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
}

type HeldEvents = Pick<ScheduleDetails, 'intro_event_id' | 'outro_event_id'> & { active: 0 | 1 };
type ScheduleChange = Omit<ScheduleUpdate, 'capture_id'>;

function hoursOf({
  start_date,
  start_time,
  end_time,
  day_of_week,
}: Omit<ScheduleInput, 'show_id' | 'active'>) {
  return { start_date, start_time, end_time, day_of_week };
}

/** A stored reference may have been deleted since; only new ones are checked. */
function changedReferences(stored: ScheduleRow, change: ScheduleChange): ScheduleChange {
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => stored[field as keyof ScheduleChange] !== value),
  );
}

/** Adds a change of a schedule to the audit log; one that is no longer active is deleted. */
async function recordScheduleChange(
  transaction: Transaction,
  before: ScheduleRow | null,
  after: ScheduleRow,
): Promise<void> {
  const { id, title, active, station_id: stationId } = after;
  const action = active === 0 ? 'deleted' : before ? 'changed' : 'created';
  const changes = changedFields(before && fieldsOf(before), fieldsOf(after));
  await recordChange(transaction, { kind: 'schedule', action, id, name: title, changes, stationId });
}

function fieldsOf(row: ScheduleRow) {
  return { show_id: row.show_id, ...detailsOf(row) };
}
