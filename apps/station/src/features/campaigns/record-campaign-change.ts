import { createAuditedFields, readFlag, readJson } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CampaignRow } from './campaign-tables.ts';

const changesOf = createAuditedFields<CampaignRow>({
  id: 'hidden',
  station_id: 'hidden',
  title: 'shown',
  event_id: 'hidden',
  audio_title: { as: 'audio' },
  shows: { read: readJson },
  positions: { read: readJson },
  starts_at: 'shown',
  ends_at: 'shown',
  most_deliveries: 'shown',
  most_per_day: 'shown',
  most_per_listener: 'shown',
  paused: { read: readFlag },
  media_key: 'hidden',
  media_status: 'hidden',
  media_error: 'hidden',
  media: 'hidden',
  bytes: 'hidden',
  duration_ms: 'hidden',
  loudness: 'hidden',
  gain_db: 'hidden',
  created_by: 'hidden',
  created_at: 'hidden',
});

/** Adds a change of a campaign to the audit log. */
export async function recordCampaignChange(
  transaction: Transaction,
  before: CampaignRow | null,
  after: CampaignRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const action = after ? (before ? 'changed' : 'created') : 'deleted';
  const changes = after ? changesOf(before, after) : [];
  await recordChange(transaction, {
    kind: 'campaign',
    action,
    id: row.id,
    name: row.title,
    changes,
    stationId: row.station_id,
  });
}
