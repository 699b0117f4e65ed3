import { type Kysely, sql } from 'kysely';

/** Shows of an older version have no target: their episodes keep the loudness that they were published with. */
const columns = [
  'shows add column loudness_target real',
  'shows add column true_peak_limit real not null default -1',
  'playlist_caches add column loudness_target real',
  'playlist_caches add column true_peak_limit real not null default -1',
  'episode_media add column loudness real',
  'episode_media add column true_peak real',
  'episode_media add column loudness_range real',
  'episode_media add column gain_db real',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table ${column}`).execute(db);
}
