import { sql } from 'kysely';
import { checkArchive } from '../../archive-check/check-archive.ts';
import { framesToMs } from '../../audio/index.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

interface SegmentRow {
  readonly n: number;
  readonly frames: number;
  readonly started_at_ms: number;
}

/** Milliseconds that may lie between two segments, or that they may overlap, without a notice: those of the log itself. */
const toleranceMs = 250;
/** Milliseconds since the end of the newest segment while a station is recorded. */
const longestSilenceMs = 30_000;

async function numbers(
  db: Database,
  query: ReturnType<typeof sql<{ key: string; count: number }>>,
): Promise<Map<string, number>> {
  return new Map((await query.execute(db.tables())).rows.map(({ key, count }) => [key, Number(count)]));
}

/** Each acknowledged upload is one event, each published episode has its files and one message to the webhook, and no job failed. */
export async function lostOrRepeated(db: Database, ledger: Ledger, client: Client): Promise<string[]> {
  const found: string[] = [];
  const events = await numbers(
    db,
    sql`select title as key, count(*) as count from audio_events where origin = 'upload' and title like 'Sound %' group by title`,
  );
  for (const title of ledger.uploads)
    if (events.get(title) !== 1) found.push(`${title} is ${events.get(title) ?? 0} events`);
  for (const [title, count] of events)
    if (count > 1) found.push(`${title} was encoded ${count} times with effect`);
  const messages = await numbers(
    db,
    sql`select (cast(body as json) -> 'data' ->> 'id') as key, count(*) as count from webhook_messages group by 1`,
  );
  const media = await numbers(
    db,
    sql`select cast(id as text) as key, 1 as count from episodes where media_status = 'ready'`,
  );
  for (const id of ledger.episodes) {
    if (!media.has(String(id))) found.push(`episode ${id} has no audio`);
    if (messages.get(String(id)) !== 1)
      found.push(`episode ${id} has ${messages.get(String(id)) ?? 0} messages of its publication`);
  }
  for (const id of ledger.episodes.slice(-5)) {
    const file = await client.call(`/station/audio/${id}.mp3`);
    if ((await file.arrayBuffer()).byteLength === 0) found.push(`the file of episode ${id} is empty`);
  }
  const failed = await numbers(
    db,
    sql`select name as key, count(*) as count from jobs where status = 'failed' group by name`,
  );
  for (const [name, count] of failed) found.push(`${count} jobs ${name} have failed`);
  return found;
}

/** The log has no break without a notice, no two segments of one time, and continues until now; with a line about it. */
export async function logFindings(db: Database): Promise<{ found: string[]; summary: string }> {
  const { rows: segments } = await sql<SegmentRow>`select n, frames, s.started_at_ms
    from segments s join streams on streams.id = s.stream_id
    where streams.name like 'log-%' order by n`.execute(db.tables());
  const { rows: gaps } = await sql<{
    from_ms: number;
    to_ms: number;
  }>`select from_ms, to_ms from log_gaps`.execute(db.tables());
  const found: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (!before) continue;
    const end = before.started_at_ms + framesToMs(before.frames);
    const missing = segment.started_at_ms - end;
    if (missing < -toleranceMs)
      found.push(`segments ${before.n} and ${segment.n} overlap by ${Math.round(-missing)} ms`);
    const isListed = gaps.some(
      ({ from_ms, to_ms }) => from_ms <= end + toleranceMs && to_ms >= segment.started_at_ms - toleranceMs,
    );
    if (missing >= toleranceMs && !isListed)
      found.push(`${Math.round(missing)} ms before segment ${segment.n} are missing without a notice`);
  }
  const last = segments.at(-1);
  const silentMs = last ? Date.now() - last.started_at_ms - framesToMs(last.frames) : Infinity;
  if (silentMs > longestSilenceMs) found.push(`the log ended ${Math.round(silentMs / 1000)} s ago`);
  const recorded = segments.reduce((sum, { frames }) => sum + framesToMs(frames), 0);
  const listed = gaps.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0);
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  return {
    found,
    summary: `${seconds(recorded)} recorded in ${segments.length} segments, ${seconds(listed)} listed in ${gaps.length} gaps`,
  };
}

/**
 * Each segment has its bytes, in files or in a bucket.
 * @param env settings of a machine
 */
export async function damagedAudio(env: Readonly<Record<string, string>>): Promise<string[]> {
  const { faults } = await checkArchive(readConfig(env, null), () => undefined);
  return faults.map(({ segments, state, file }) => `${segments} segments of ${file} are ${state}`);
}
