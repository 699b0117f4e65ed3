import { isPriming, type Archive, type SegmentRecord } from '../../audio/index.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import type { EventRange } from './audio-event-tables.ts';
import { playedFrames } from './event-range.ts';
import { storeLevels } from './loudness.repository.ts';
import {
  ensureFile,
  insertSegment,
  insertSegments,
  insertStream,
  lastFile,
  lastOwnSegments,
  protectFiles,
  logName,
  segmentsBefore,
  segmentsOf,
  startFileEarlier,
  streamByName,
} from './segments.repository.ts';

const hourMs = 3_600_000;

/** A segment that was added to a log. */
export type LoggedSegment = Pick<SegmentRecord, 'n' | 'frames' | 'started_at_ms'>;

/** The end of a station's log. */
export interface Log {
  readonly streamId: number;
  readonly last: LoggedSegment | null;
  /**
   * Adds a segment: in one transaction its row and the writes of `within`, with its bytes or after them.
   * @throws an AudioError `disk_full`
   */
  append(
    segment: {
      readonly started_at_ms: number;
      readonly data: Uint8Array;
      readonly peaks: Int8Array;
      readonly loudness?: Uint8Array;
    },
    within: (transaction: Transaction, segment: LoggedSegment) => Promise<void>,
  ): Promise<void>;
}

/** Writes the index of the archive. */
export interface ArchiveIndex {
  /** The station's log, for appending. @param fileSuffix added to the names of its new files */
  log(stationId: number, fileSuffix?: string): Promise<Log>;
  /**
   * Commits the segments of audio that is already in the archive under its own stream name. Returns the range of all
   * of it, without a segment that only primes the decoder.
   */
  addAudio(
    transaction: Transaction,
    stationId: number,
    segments: readonly SegmentRecord[],
  ): Promise<EventRange>;
  /** The segments that `addAudio` committed under a stream name, in order; none if it did not. */
  addedAudio(db: Tables, stream: string): Promise<SegmentRecord[]>;
  /**
   * Keeps the first numbers of an empty log for older audio, which is borrowed later: what is appended meanwhile follows them.
   * @param at milliseconds since 1970; all older audio aired before
   */
  reserve(
    transaction: Transaction,
    stationId: number,
    numbers: { readonly count: number; readonly at: number },
  ): Promise<void>;
  /** Whether a log has the segment of a number. */
  isLogged(db: Tables, stationId: number, n: number): Promise<boolean>;
  /**
   * Adds many segments to a log at once, with bytes that are in the files of `addAudio`. Returns the number of the first one.
   * @param at number of the first one, which the log must have free; default the end of the log
   */
  borrow(
    transaction: Transaction,
    stationId: number,
    segments: readonly Omit<SegmentRecord, 'n' | 'stream'>[],
    at?: number,
  ): Promise<{ streamId: number; firstN: number }>;
  /**
   * Truncates bytes that a crash left after the last committed segments. Call in the recording process, before it
   * appends.
   */
  recoverLogs(): Promise<void>;
}

/** Creates the index of the archive's segments. */
export function createArchiveIndex({
  db,
  archive,
}: {
  db: Database;
  archive: Archive<Transaction>;
}): ArchiveIndex {
  return {
    log: (stationId, fileSuffix = '') => openLog({ db, archive }, stationId, fileSuffix),
    async addAudio(transaction, stationId, segments) {
      const [first] = segments;
      if (!first) throw new Error('Added audio has at least one segment.');
      const stream_id = await insertStream(transaction, stationId, first.stream);
      const { n: first_n, started_at_ms } = first;
      const file_id = await ensureFile(transaction, { stream_id, name: first.file, first_n, started_at_ms });
      await insertSegments(
        transaction,
        segments.map((segment) => toRow(stream_id, file_id, segment)),
      );
      await storeLevels(transaction, segments);
      const played = segments.filter((segment) => !isPriming(segment));
      const [begin = first, end = begin] = [played[0], played.at(-1)];
      const frames = playedFrames(played);
      return {
        stream_id,
        first_n: begin.n,
        last_n: end.n,
        skip_frames: 0,
        drop_frames: 0,
        frames,
      } satisfies EventRange;
    },
    async addedAudio(tables, stream) {
      const id = await streamByName(tables, stream);
      const segments = id === undefined ? [] : await segmentsOf(tables, id, 0, Number.MAX_SAFE_INTEGER);
      return segments.map((segment) => ({ ...segment, stream }));
    },
    async reserve(transaction, stationId, { count, at }) {
      const stream_id = await ensureLog(transaction, stationId);
      if ((await nextNumber(transaction, stream_id)) > 0) return;
      const name = `${logName(stationId)}/${hourOf(at)}.aac`;
      await ensureFile(transaction, { stream_id, name, first_n: count, started_at_ms: at });
    },
    async isLogged(tables, stationId, n) {
      const id = await streamByName(tables, logName(stationId));
      return id !== undefined && (await segmentsOf(tables, id, n, n)).length > 0;
    },
    async borrow(transaction, stationId, segments, at) {
      const name = logName(stationId);
      const stream_id = await ensureLog(transaction, stationId);
      const firstN = at ?? (await nextNumber(transaction, stream_id));
      const ids = await protectFiles(transaction, [...new Set(segments.map((segment) => segment.file))]);
      const rows = segments.map((segment, index) => {
        const file_id = ids.get(segment.file);
        if (file_id === undefined)
          throw new Error('The bytes of a borrowed segment must be those of a known segment.');
        return toRow(stream_id, file_id, { ...segment, n: firstN + index });
      });
      // Retention works on the log's own files, so every hour needs one, even without bytes.
      const hours = Map.groupBy(rows, (row) => Math.floor(row.started_at_ms / hourMs));
      for (const [hour, [start]] of hours) {
        if (!start) continue;
        const { n: first_n, started_at_ms } = start;
        const file = await ensureFile(transaction, {
          stream_id,
          name: `${name}/${hourOf(hour * hourMs)}.aac`,
          first_n,
          started_at_ms,
        });
        await startFileEarlier(transaction, file, { first_n, started_at_ms });
      }
      await insertSegments(transaction, rows);
      return { streamId: stream_id, firstN };
    },
    async recoverLogs() {
      await archive.recover(await lastOwnSegments(db));
    },
  };
}

async function ensureLog(transaction: Transaction, stationId: number): Promise<number> {
  const name = logName(stationId);
  return (await streamByName(transaction, name)) ?? (await insertStream(transaction, stationId, name));
}

/** The number of the segment that is appended next. A newest file without segments reserves the numbers before its own. */
async function nextNumber(db: Tables, streamId: number): Promise<number> {
  const [newest] = await segmentsBefore(db, streamId, Number.MAX_SAFE_INTEGER, 1);
  const file = await lastFile(db, streamId);
  return Math.max((newest?.n ?? -1) + 1, file?.first_n ?? 0);
}

async function openLog(
  { db, archive }: { db: Database; archive: Archive<Transaction> },
  stationId: number,
  fileSuffix: string,
): Promise<Log> {
  const name = logName(stationId);
  const known = await streamByName(db, name);
  const streamId =
    known ?? (await db.transaction((transaction) => insertStream(transaction, stationId, name)));
  let [last = null] = await segmentsBefore(db, streamId, Number.MAX_SAFE_INTEGER, 1);
  let file = await lastFile(db, streamId);
  const first = await nextNumber(db, streamId);

  return {
    streamId,
    get last() {
      return last;
    },
    async append({ started_at_ms, data, peaks, loudness }, within) {
      // A clock that was set back must not reopen an earlier hour: the numbers in a file are contiguous.
      const hour = `${hourOf(Math.max(started_at_ms, file?.started_at_ms ?? 0))}${fileSuffix}`;
      const n = Math.max(first, (last?.n ?? -1) + 1);
      const staged = await archive.stage({ stream: name, hour, n, started_at_ms, data, peaks, loudness });
      const record = await db.transaction(async (transaction) => {
        const committed = await staged.commit(transaction);
        await insertLogged(transaction, streamId, committed);
        await within(transaction, committed);
        return committed;
      });
      last = record;
      if (file?.name !== record.file) file = await lastFile(db, streamId);
    },
  };
}

async function insertLogged(
  transaction: Transaction,
  stream_id: number,
  record: SegmentRecord,
): Promise<void> {
  const { n: first_n, file: name, started_at_ms } = record;
  const file_id = await ensureFile(transaction, { stream_id, name, first_n, started_at_ms });
  await insertSegment(transaction, toRow(stream_id, file_id, record));
  await storeLevels(transaction, [record]);
}

function toRow(stream_id: number, file_id: number, segment: Omit<SegmentRecord, 'stream' | 'file'>) {
  const { n, offset, length, frames, started_at_ms, crc32, padding = null } = segment;
  return { stream_id, n, file_id, offset, length, frames, started_at_ms, crc32, padding };
}

/** UTC, so that no hour repeats when the clocks change. */
function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13);
}
