import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';

/** Rows of a table that belong to a station by way of another table, whose rows are removed later. */
type Through = readonly [table: string, column: string, parents: (stationId: number) => RawBuilder<unknown>];

const of = (table: string, column = 'id') => {
  return (stationId: number) =>
    sql`select ${sql.ref(column)} from ${sql.table(table)} where station_id = ${stationId}`;
};
const episodes = of('episodes');
const events = of('audio_events');
const streams = of('streams');
const files = (stationId: number) =>
  sql`select id from archive_files where stream_id in (${streams(stationId)})`;

/** In the order of their removal. */
const through: readonly Through[] = [
  ['analytics_first_days', 'episode_id', episodes],
  ['analytics_minutes', 'episode_id', episodes],
  ['analytics_retention', 'episode_id', episodes],
  ['analytics_versions', 'episode_id', episodes],
  ['bulk_download_files', 'bulk_download_id', of('bulk_downloads')],
  ['campaign_cuts', 'episode_id', episodes],
  ['campaign_days', 'campaign_id', of('campaigns')],
  ['campaign_inserts', 'version_id', of('campaign_versions')],
  ['episode_connections', 'episode_id', episodes],
  ['episode_events', 'episode_id', episodes],
  ['episode_rights', 'episode_id', episodes],
  ['episode_tags', 'episode_id', episodes],
  ['event_holds', 'event_id', events],
  ['event_ranges', 'event_id', events],
  ['event_repeats', 'event_id', events],
  ['feed_states', 'connection_id', of('connections')],
  ['import_items', 'import_id', of('imports')],
  ['missed_publishes', 'schedule_id', of('schedules')],
  ['original_files', 'file_id', files],
  ['playout_clocks', 'input_id', of('playout_inputs')],
  ['publication_proof_tries', 'episode_id', episodes],
  ['published_words', 'episode_id', of('published_transcripts', 'episode_id')],
  ['segment_loudness', 'file_id', files],
  ['segments', 'stream_id', streams],
  ['archive_files', 'stream_id', streams],
  ['station_export_files', 'export_id', of('station_exports')],
  ['transcript_words', 'transcript_id', of('transcripts')],
  [
    'webhook_attempts',
    'message_id',
    (stationId) => sql`select id from webhook_messages where webhook_id in (${of('webhooks')(stationId)})`,
  ],
  ['webhook_messages', 'webhook_id', of('webhooks')],
];

/** Tables with a column `station_id`, in the order of their removal: rows that refer to others first. */
const direct = [
  'analytics_agent_days',
  'analytics_agent_reach',
  'analytics_days',
  'analytics_devices',
  'analytics_exports',
  'analytics_listeners',
  'analytics_listens',
  'analytics_reach',
  'analytics_reasons',
  'analytics_recounts',
  'analytics_subscribers',
  'audit_entries',
  'authorizations',
  'bulk_downloads',
  'campaign_versions',
  'campaigns',
  'categories',
  'category_groups',
  'connection_shows',
  'deliveries',
  'evidence_exports',
  'feed_subscriptions',
  'connections',
  'drafts',
  'embed_settings',
  'embeds',
  'episode_audio_versions',
  'episode_id3_files',
  'episode_media',
  'episode_videos',
  'fingerprint_keys',
  'fingerprints',
  'imports',
  'last_stations',
  'log_fallbacks',
  'log_gaps',
  'log_holds',
  'log_manifests',
  'log_outages',
  'log_sources',
  'playlist_caches',
  'programme_guides',
  'programme_plans',
  'programme_times',
  'programmes',
  'programme_sources',
  'playout_messages',
  'playout_cues',
  'playout_corrections',
  'playout_events',
  'playout_inputs',
  'playout_settings',
  'public_sites',
  'publication_proofs',
  'published_transcripts',
  'recording_leases',
  'retired_drafts',
  'schedule_holidays',
  'schedule_runs',
  'schedules',
  'share_clips',
  'show_list_versions',
  'slot_links',
  'speaker_names',
  'station_entries',
  'station_exports',
  'station_imports',
  'station_people_shows',
  'station_people',
  'streams',
  'tags',
  'transcript_settings',
  'transcriptions',
  'transcripts',
  'unheard_events',
  'uploads',
  'webhooks',
  'episodes',
  'shows',
  'audio_events',
] as const;

/** Tables whose rows belong to a station, apart from `stations` and `jobs`, in the order of their removal. */
export const stationTables: readonly string[] = [...through.map(([table]) => table), ...direct];

/** Deletes the rows that a station has in one of its tables. */
export async function deleteStationRows(db: Tables, table: string, stationId: number): Promise<void> {
  const [, column, parents] = through.find(([name]) => name === table) ?? [];
  const condition =
    column && parents ? sql`${sql.ref(column)} in (${parents(stationId)})` : sql`station_id = ${stationId}`;
  await sql`delete from ${sql.table(table)} where ${condition}`.execute(db.tables());
}
