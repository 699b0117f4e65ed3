import type { AuditAction, AuditChange } from '@postkit/sdk/schema';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { connectionsOf } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { RecordedChange } from './recorded-change.ts';

/** Adds a change of an episode to the audit log. */
export async function recordEpisodeChange(
  transaction: Transaction,
  stationId: number,
  { kind, before, after, connectionsBefore }: RecordedChange,
): Promise<void> {
  const changes = changedFields(before && fieldsOf(before), fieldsOf(after));
  if (before && before.media_key !== after.media_key) changes.push({ field: 'timeline', old: null, new: null, secret: false });
  if (connectionsBefore) changes.push(...(await destinationChanges(transaction, after.id, connectionsBefore)));
  const shown = kind === 'deleted' ? [] : changes;
  const action = actionOf(kind, before, after);
  await recordChange(transaction, { kind: 'episode', action, id: after.id, name: after.name, changes: shown, stationId });
}

async function destinationChanges(transaction: Transaction, id: number, before: readonly number[]): Promise<AuditChange[]> {
  const now = (await connectionsOf(transaction, [id])).get(id) ?? [];
  const ids = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  return changedFields({ destinations: ids(before) }, { destinations: ids(now.map(({ connection_id: of }) => of)) });
}

function fieldsOf(row: EpisodeRow) {
  const { name, description, status, show_id, delay_post_until, expires_at, explicit, restricted, permanent, goto_live, external_url } =
    row;
  const { image, rss_image, social_share_text, attribution, episode_type, season_number, episode_number } = row;
  return {
    name,
    description,
    status,
    show_id,
    delay_post_until: isoTime(delay_post_until),
    expires_at: isoTime(expires_at),
    explicit,
    restricted,
    permanent,
    goto_live,
    external_url,
    image,
    rss_image,
    social_share_text,
    attribution,
    episode_type,
    season_number,
    episode_number,
    once_use_tags: (JSON.parse(row.once_use_tags) as unknown[]).map(String),
    podcast: row.podcast === '{}' ? null : row.podcast,
    chapter_markers: row.chapter_markers === '[]' ? null : row.chapter_markers,
  };
}

function isoTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

function actionOf(kind: RecordedChange['kind'], before: EpisodeRow | null, after: EpisodeRow): AuditAction {
  if (kind === 'deleted') return 'deleted';
  const [was, is] = [before?.status, after.status];
  if (is === 'published' && was !== 'published') return 'published';
  if (is === 'unpublished' && was === 'published') return 'unpublished';
  return kind === 'created' ? 'created' : 'changed';
}
