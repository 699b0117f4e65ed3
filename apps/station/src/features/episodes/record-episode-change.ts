import type { AuditAction } from '@postkit/sdk/schema';
import { createAuditedFields, readJson, readMoment } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type EpisodeLinks, linksOf } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { RecordedChange } from './recorded-change.ts';

const changesOfRow = createAuditedFields<EpisodeRow>({
  id: 'hidden',
  station_id: 'hidden',
  guid: 'hidden',
  version: 'hidden',
  name: 'shown',
  description: 'shown',
  feed_description: 'hidden',
  feed_notes: 'hidden',
  search_text: 'hidden',
  status: 'shown',
  show_id: 'shown',
  published_at: 'hidden',
  delay_post_until: { read: readMoment },
  expires_at: { read: readMoment },
  listed_at: 'hidden',
  explicit: 'shown',
  restricted: 'shown',
  permanent: 'shown',
  goto_live: 'shown',
  external_url: 'shown',
  iheart_status: 'hidden',
  video_status: 'hidden',
  advanced_video_status: 'hidden',
  ad_insert_events: { read: readJson },
  image: 'shown',
  image_croppings: { read: readJson },
  rss_image: 'shown',
  rss_image_croppings: { read: readJson },
  selected_image: { as: 'selectedShutterstockImage', read: readJson },
  social_share_text: 'shown',
  attribution: 'shown',
  episode_type: 'shown',
  season_number: 'shown',
  episode_number: 'shown',
  once_use_tags: { read: readJson },
  podcast: { read: readJson },
  chapter_markers: { read: readJson },
  categories: 'hidden',
  duration: 'hidden',
  media_status: 'hidden',
  media_error: 'hidden',
  media_key: 'hidden',
  media_revision: 'hidden',
  created_at: 'hidden',
  updated_at: 'hidden',
  updated_by: 'hidden',
  deleted_at: 'hidden',
});

const changesOfLinks = createAuditedFields<EpisodeLinks>({
  connections: { as: 'destinations' },
  tags: { as: 'playlist_categories' },
});

/** Adds a change of an episode to the audit log. */
export async function recordEpisodeChange(
  transaction: Transaction,
  stationId: number,
  { kind, before, after, linksBefore }: RecordedChange,
): Promise<void> {
  const changes = changesOfRow(before, after);
  if (before && before.media_key !== after.media_key)
    changes.push({ field: 'timeline', old: null, new: null, secret: false });
  if (linksBefore) changes.push(...changesOfLinks(linksBefore, await linksOf(transaction, after.id)));
  const shown = kind === 'deleted' ? [] : changes;
  const action = actionOf(kind, before, after);
  await recordChange(transaction, {
    kind: 'episode',
    action,
    id: after.id,
    name: after.name,
    changes: shown,
    stationId,
  });
}

function actionOf(kind: RecordedChange['kind'], before: EpisodeRow | null, after: EpisodeRow): AuditAction {
  if (kind === 'deleted') return 'deleted';
  const [was, is] = [before?.status, after.status];
  if (is === 'published' && was !== 'published') return 'published';
  if (is === 'unpublished' && was === 'published') return 'unpublished';
  return kind === 'created' ? 'created' : 'changed';
}
