import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { detailsOf, type ScheduleRow } from './schedule-row.ts';

/** Adds a change of a schedule to the audit log; one that is no longer active is deleted. */
export async function recordScheduleChange(
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
