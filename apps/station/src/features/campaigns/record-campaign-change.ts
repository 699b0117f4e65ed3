import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { positionsOf, showsOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';

/** Adds a change of a campaign to the audit log. */
export async function recordCampaignChange(transaction: Transaction, before: CampaignRow | null, after: CampaignRow | null): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const action = after ? (before ? 'changed' : 'created') : 'deleted';
  const changes = after ? changedFields(before && fieldsOf(before), fieldsOf(after)) : [];
  await recordChange(transaction, { kind: 'campaign', action, id: row.id, name: row.title, changes, stationId: row.station_id });
}

function fieldsOf(row: CampaignRow) {
  const { title, audio_title, starts_at, ends_at, most_deliveries, most_per_day, most_per_listener, paused } = row;
  const caps = { most_deliveries, most_per_day, most_per_listener };
  return { title, audio: audio_title, shows: showsOf(row), positions: positionsOf(row), starts_at, ends_at, ...caps, paused: paused === 1 };
}
