import type { Holiday, HolidayInput, HolidayUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createAuditedFields } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { CapturePlan } from './capture-plan.ts';
import { defined } from './defined.ts';
import { refuseFields } from './refuse-fields.ts';
import { referenceProblems, type ReferenceDeps } from './schedule-references.ts';
import { holidayProblems } from './schedule.policy.ts';
import { presentHoliday } from './schedules.presenter.ts';
import { holidayById, holidaysOf, insertHoliday, updateHoliday } from './schedules.repository.ts';

/** Days on which the schedules of a show pause. */
export interface Holidays {
  /** Holidays of all shows that are not deleted, by their first day. */
  holidays(station: Station): Promise<Holiday[]>;
  /** @throws request.invalid */
  createHoliday(station: Station, input: HolidayInput): Promise<Holiday>;
  /** @throws resource.absent, request.invalid */
  updateHoliday(station: Station, id: number, update: HolidayUpdate): Promise<Holiday>;
}

export function createHolidays(
  { db, announce }: StationContext,
  references: ReferenceDeps,
  plan: CapturePlan,
): Holidays {
  /** Every schedule of the show may have changed. */
  async function announceChange(transaction: Transaction, station: Station): Promise<void> {
    await announce(
      station,
      'schedules_changed',
      { schedule_id: null, change: 'updated' },
      { within: transaction },
    );
  }

  return {
    holidays: async (station) => (await holidaysOf(db, station.id)).map(presentHoliday),
    async createHoliday(station, input) {
      refuseFields({
        ...holidayProblems(input),
        ...(await referenceProblems(db, station.id, { show_id: input.show_id }, references)),
      });
      return db.transaction(async (transaction) => {
        const created = await plan.afterHolidays(transaction, station, [input.show_id], () =>
          insertHoliday(transaction, { ...input, station_id: station.id, active: 1 }),
        );
        await recordHoliday(transaction, null, created);
        await announceChange(transaction, station);
        return presentHoliday(created);
      });
    },
    async updateHoliday(station, id, update) {
      const absent = await referenceProblems(db, station.id, { show_id: update.show_id }, references);
      return db.transaction(async (transaction) => {
        const before = await holidayById(transaction, station.id, id);
        if (!before) throw fail('resource.absent');
        const after = { ...before, ...defined(update) };
        refuseFields({ ...holidayProblems(after), ...absent });
        const { show_id, first_day, last_day, active } = after;
        await plan.afterHolidays(transaction, station, [before.show_id, show_id], () =>
          updateHoliday(transaction, station.id, id, { show_id, first_day, last_day, active }),
        );
        await recordHoliday(transaction, before, after);
        await announceChange(transaction, station);
        return presentHoliday(after);
      });
    },
  };
}

type HolidayRow = Parameters<typeof presentHoliday>[0];

const changesOf = createAuditedFields<HolidayRow>({
  id: 'hidden',
  station_id: 'hidden',
  show_id: 'shown',
  first_day: 'shown',
  last_day: 'shown',
  active: 'hidden',
});

async function recordHoliday(
  transaction: Transaction,
  before: HolidayRow | null,
  after: HolidayRow,
): Promise<void> {
  const { id, first_day, last_day, active } = after;
  const action = active === 0 ? 'deleted' : before ? 'changed' : 'created';
  const changes = changesOf(before, after);
  await recordChange(transaction, {
    kind: 'holiday',
    action,
    id,
    name: `${first_day} – ${last_day}`,
    changes,
  });
}
