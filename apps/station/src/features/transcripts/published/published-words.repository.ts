import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { WordQuery } from '../../../platform/db/dialects/text-index.ts';
import { forSubscribers } from '../../episodes/index.ts';
import type { PublishedTranscriptRow, TranscriptTables } from '../transcript-tables.ts';

/** A stretch of words of a published episode. */
export interface IndexedStretch {
  readonly startMs: number;
  readonly text: string;
}

/** A found stretch; the found words are between U+E000 and U+E001. */
export interface FoundStretch {
  readonly episode_id: number;
  readonly start_ms: number;
  readonly marked: string;
}

export async function publishedTranscript(
  db: Tables,
  episodeId: number,
): Promise<PublishedTranscriptRow | undefined> {
  const rows = db.tables<TranscriptTables>().selectFrom('published_transcripts').selectAll();
  return rows.where('episode_id', '=', episodeId).executeTakeFirst();
}

/** Languages of the transcripts of those episodes that have one, by episode. */
export async function publishedLanguages(db: Tables, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const languages = db
    .tables<TranscriptTables>()
    .selectFrom('published_transcripts')
    .select(['episode_id', 'language']);
  const found = await languages.where('episode_id', 'in', db.dialect.numbers(ids)).execute();
  return new Map(found.map(({ episode_id, language }) => [episode_id, language]));
}

export async function removePublished(db: Tables, episodeId: number): Promise<boolean> {
  const removed = await db
    .tables<TranscriptTables>()
    .deleteFrom('published_transcripts')
    .where('episode_id', '=', episodeId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await sql`delete from published_words where episode_id = ${episodeId}`.execute(db.tables());
  return true;
}

export async function insertPublished(
  db: Tables,
  row: PublishedTranscriptRow,
  stretches: readonly IndexedStretch[],
): Promise<void> {
  await db.tables<TranscriptTables>().insertInto('published_transcripts').values(row).execute();
  const rows = stretches.map(({ startMs, text }) => [text, row.episode_id, startMs] as const);
  await db.dialect.textIndex.insert(db, 'published_words', ['episode_id', 'start_ms'], rows);
}

export interface WordSearch {
  readonly stationId: number;
  /** Null for all. */
  readonly showId: number | null;
  readonly words: WordQuery;
  readonly limit: number;
  readonly offset: number;
}

/** Stretches with the words, best first. The join with the episodes keeps everything that is not public out. */
export async function findStretches(
  db: Tables,
  search: WordSearch,
): Promise<{ found: FoundStretch[]; total: number }> {
  const { stationId, showId, words, limit, offset } = search;
  const { textIndex } = db.dialect;
  const ofShow = showId === null ? sql`` : sql`and e.show_id = ${showId}`;
  const matching = sql`from published_words
    join published_transcripts t on t.episode_id = published_words.episode_id and t.station_id = ${stationId}
    join episodes e on e.id = t.episode_id and e.station_id = ${stationId} and e.status = 'published' and e.deleted_at is null
    where ${textIndex.matches('published_words', words)} ${ofShow} and not ${forSubscribers(sql`e.id`)}`;
  const count = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db.tables());
  const { rows } = await sql<FoundStretch>`select published_words.episode_id, published_words.start_ms,
      ${textIndex.found('published_words')} as marked
    ${matching} order by ${textIndex.order('published_words', words)}, e.published_at desc, published_words.start_ms
    limit ${limit} offset ${offset}`.execute(db.tables());
  const found = rows.map((row) => ({ ...row, marked: textIndex.markFound(row.marked, words) }));
  return { found, total: count.rows[0]?.total ?? 0 };
}
