import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AudioEventRow, AudioEventTables } from '../audio-event-tables.ts';
import type { StoredWord, WordSource, WordTables } from './word-tables.ts';

/** The words of one segment from one source. */
export interface SegmentWords {
  readonly n: number;
  readonly transcript_id: number;
  readonly words: readonly StoredWord[];
}

export async function segmentWords(
  db: Tables,
  streamId: number,
  firstN: number,
  lastN: number,
): Promise<SegmentWords[]> {
  const rows = db
    .tables<WordTables>()
    .selectFrom('transcript_words')
    .selectAll()
    .where('stream_id', '=', streamId);
  const found = await rows
    .where('n', '>=', firstN)
    .where('n', '<=', lastN)
    .orderBy('n')
    .orderBy('transcript_id')
    .execute();
  return found.map(({ n, transcript_id, words }) => ({ n, transcript_id, words: JSON.parse(words) }));
}

/** Frames of the segments of a stream, in order. */
export async function segmentFrames(
  db: Tables,
  streamId: number,
  firstN: number,
  lastN: number,
): Promise<{ n: number; frames: number }[]> {
  const rows = db
    .tables<AudioEventTables>()
    .selectFrom('segments')
    .select(['n', 'frames'])
    .where('stream_id', '=', streamId);
  return rows.where('n', '>=', firstN).where('n', '<=', lastN).orderBy('n').execute();
}

/** Stores the words of a segment; none removes the row. */
export async function putSegmentWords(
  db: Tables,
  streamId: number,
  { n, transcript_id, words }: SegmentWords,
): Promise<void> {
  const tables = db.tables<WordTables>();
  if (words.length === 0) {
    const row = tables.deleteFrom('transcript_words').where('stream_id', '=', streamId).where('n', '=', n);
    await row.where('transcript_id', '=', transcript_id).execute();
    return;
  }
  const row = { stream_id: streamId, n, transcript_id, words: JSON.stringify(words) };
  await tables
    .insertInto('transcript_words')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['stream_id', 'n', 'transcript_id']).doUpdateSet({ words: row.words }),
    )
    .execute();
}

export async function insertSource(
  db: Tables,
  source: Insertable<WordTables['transcripts']>,
): Promise<number> {
  const added = db.tables<WordTables>().insertInto('transcripts').values(source).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function sourcesByIds(db: Tables, ids: readonly number[]): Promise<Map<number, WordSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .tables<WordTables>()
    .selectFrom('transcripts')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function setSourceSpeakers(db: Tables, id: number, speakers: string): Promise<void> {
  await db.tables<WordTables>().updateTable('transcripts').set({ speakers }).where('id', '=', id).execute();
}

/** Deletes those sources that have no words left. */
export async function deleteEmptySources(db: Tables, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const tables = db.tables<WordTables>();
  const used = tables
    .selectFrom('transcript_words')
    .select('transcript_id')
    .where('transcript_id', 'in', ids);
  await tables.deleteFrom('transcripts').where('id', 'in', ids).where('id', 'not in', used).execute();
}

/** Events with audio that play any of these segments. */
export async function eventsPlaying(
  db: Tables,
  ranges: readonly { stream_id: number; first_n: number; last_n: number }[],
): Promise<AudioEventRow[]> {
  const found = new Map<number, AudioEventRow>();
  for (const { stream_id, first_n, last_n } of ranges) {
    const rows = await db
      .tables<AudioEventTables>()
      .selectFrom('audio_events')
      .innerJoin('event_ranges', 'event_ranges.event_id', 'audio_events.id')
      .selectAll('audio_events')
      .where('event_ranges.stream_id', '=', stream_id)
      .where('event_ranges.first_n', '<=', last_n)
      .where('event_ranges.last_n', '>=', first_n)
      .where('audio_events.gone', '=', 0)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
}

export async function setEventText(
  db: Tables,
  id: number,
  change: Pick<AudioEventRow, 'transcript' | 'search_text'>,
): Promise<void> {
  await db.tables<AudioEventTables>().updateTable('audio_events').set(change).where('id', '=', id).execute();
}
