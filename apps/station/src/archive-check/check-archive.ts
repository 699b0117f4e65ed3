import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveStore, SegmentState } from '../audio/index.ts';
import { openArchive } from '../features/archive/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { openStationDatabase } from '../station-database.ts';
import type { ArchiveFault, ArchiveReport, UnknownBytes } from './archive-report.ts';
import { PeaksTables } from './peaks-tables.ts';
import {
  countSegments,
  isStored,
  lastSegmentEnds,
  segmentPages,
  type StoredSegment,
} from './segment-pages.ts';

/**
 * Reads every segment of an installation's archive and compares it with the index. Changes nothing.
 * @param onProgress receives the number of checked segments
 * @throws an Error with a message for the operator when the folder holds no station's data, or data of an older version
 */
export async function checkArchive(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'objectStorage' | 'archive'>,
  onProgress: (done: number, total: number) => void,
): Promise<ArchiveReport> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === null && !existsSync(join(dataDir, 'postkit.db'))) {
    throw new Error(`There is no station's data in ${dataDir}: it has no postkit.db.`);
  }
  const db = await openStationDatabase(config, createLog({ logLevel: 'warn' }), { readOnly: true });
  try {
    const { store } = await openArchive(config, { db });
    try {
      return await checkAll(db, store, onProgress);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!/no such (?:column|table)|does not exist/.test(String(error))) throw error;
    throw new Error('An older version wrote this data. Start the station once, then check the archive.', {
      cause: error,
    });
  } finally {
    await db.close();
  }
}

async function checkAll(
  db: Database,
  store: ArchiveStore,
  onProgress: (done: number, total: number) => void,
): Promise<ArchiveReport> {
  // Before the rows: segments that a running station appends meanwhile are no torn tail.
  const unknown = await findUnknownBytes(db, store);
  const total = await countSegments(db);
  const faults: ArchiveFault[] = [];
  const inspector = store.inspect();
  const peaks = new PeaksTables(store);
  const counts = { segments: 0, without_checksum: 0 };
  try {
    for await (const page of segmentPages(db)) {
      for (const segment of page) {
        counts.segments += 1;
        if (segment.crc32 === null) counts.without_checksum += 1;
        const state = await inspector.stateOf(segment);
        if (state === 'whole') await peaks.look(segment);
        else if (await isStored(db, segment)) addFault(faults, segment, state);
      }
      onProgress(counts.segments, Math.max(total, counts.segments));
    }
  } finally {
    await inspector.close();
  }
  return { ...counts, faults, ...unknown, without_peaks: peaks.missing(), is_damaged: faults.length > 0 };
}

function addFault(
  faults: ArchiveFault[],
  { file, offset, length, started_at_ms }: StoredSegment,
  state: Exclude<SegmentState, 'whole'>,
): void {
  const last = faults.at(-1);
  const isNext = last && last.file === file && last.state === state && last.offset < offset;
  if (isNext)
    faults[faults.length - 1] = {
      ...last,
      segments: last.segments + 1,
      length: offset + length - last.offset,
      to_ms: started_at_ms,
    };
  else
    faults.push({ file, state, segments: 1, offset, length, from_ms: started_at_ms, to_ms: started_at_ms });
}

/** Finds the archive files without rows, and the bytes after the last segment of the others. */
async function findUnknownBytes(
  db: Database,
  store: Pick<ArchiveStore, 'sizes'>,
): Promise<Pick<ArchiveReport, 'trailing_bytes' | 'orphans'>> {
  // Sizes first: rows that a running station adds later only increase the known end.
  const sizes = await store.sizes();
  const ends = await lastSegmentEnds(db);
  const trailing_bytes: UnknownBytes[] = [];
  const orphans: UnknownBytes[] = [];
  for (const [file, bytes] of sizes) {
    const end = ends.get(file.replace(/\.peaks$/, '.aac'));
    if (end === undefined || end === 0) orphans.push({ file, bytes });
    else if (file.endsWith('.aac') && bytes > end) trailing_bytes.push({ file, bytes: bytes - end });
  }
  return { trailing_bytes, orphans };
}
