import {
  gapsBetween,
  type ListedSegment,
  type LogCheck,
  type LogManifest,
  readList,
  readManifest,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { ManifestRow } from '../evidence-tables.ts';
import { sha256Of } from './append-manifest.ts';
import { segmentBytes } from './hash-segments.ts';
import {
  hourOfLog,
  type LogSegment,
  manifestAt,
  manifestsOfHour,
  removedHours,
  segmentsBetween,
} from './log-chain.repository.ts';
import { storedList } from './read-list.ts';

type Difference = LogCheck['differences'][number];

/** Differences that one check lists. */
const most = 100;

/** Compares the audio of a link with its hashes, and the link with the one before. Null if the log has no such link. */
export async function checkManifest(
  context: Pick<StationContext, 'db' | 'archive'>,
  stationId: number,
  seq: number,
): Promise<LogCheck | null> {
  const { db } = context;
  const row = await manifestAt(db, stationId, seq);
  if (!row) return null;
  const differences: Difference[] = [];
  const manifest = await checkLink(context, row, differences);
  const result = { seq, hour: row.hour.replace(/^.*\//, ''), segments: 0, unreadable: 0 };
  const state = (usual: LogCheck['state']) => (differences.length > 0 ? 'differs' : usual);
  if (row.kind === 'start') return { ...result, state: state('start'), differences };
  if ((await removedHours(db, stationId, [row.hour])).has(row.hour))
    return { ...result, state: state('removed'), differences };
  const counts = await checkAudio(context, { row, manifest }, differences);
  return { ...result, ...counts, state: state('whole'), differences: differences.slice(0, most) };
}

async function checkLink(
  { db }: Pick<StationContext, 'db'>,
  { station_id, seq, kind, hour, text, sha256 }: ManifestRow,
  differences: Difference[],
): Promise<LogManifest | null> {
  const manifest = readManifest(text);
  if (!manifest || sha256Of(text) !== sha256) {
    differences.push(ofHour('manifest', `Link ${seq} is not the one that was hashed.`));
    return manifest;
  }
  if (manifest.seq !== seq || manifest.kind !== kind || manifest.hour !== hour)
    differences.push(ofHour('manifest', `Link ${seq} does not fit its place in the chain.`));
  const before = seq === 0 ? null : ((await manifestAt(db, station_id, seq - 1))?.sha256 ?? '');
  if (manifest.previous !== before)
    differences.push(ofHour('manifest', `Link ${seq} does not follow the link before it.`));
  return manifest;
}

async function checkAudio(
  context: Pick<StationContext, 'db' | 'archive'>,
  { row, manifest }: { readonly row: ManifestRow; readonly manifest: LogManifest | null },
  differences: Difference[],
): Promise<{ segments: number; unreadable: number }> {
  const text = storedList(row);
  if (text === null || sha256Of(text) !== manifest?.list)
    differences.push(ofHour('list', 'The list of segments is not the one of the manifest.'));
  const list = text === null ? null : readList(text);
  if (!list) return { segments: 0, unreadable: 0 };
  if (JSON.stringify(list.gaps) !== JSON.stringify(gapsBetween(list.segments)))
    differences.push(ofHour('gap', 'The gaps of the list are not those between its segments.'));
  const hour = await hourOfLog(context.db, row.station_id, row.hour);
  const stored = hour ? await segmentsBetween(context.db, hour) : [];
  const byNumber = new Map(stored.map((segment) => [segment.n, segment]));
  let unreadable = 0;
  for (const listed of list.segments) {
    if (listed.sha256 === null) unreadable += 1;
    const difference = await checkSegment(context, listed, byNumber.get(listed.n));
    if (difference) differences.push(difference);
  }
  differences.push(...(await findAdded(context, row, stored)));
  return { segments: list.segments.length, unreadable };
}

async function checkSegment(
  context: Pick<StationContext, 'archive'>,
  listed: ListedSegment,
  stored: LogSegment | undefined,
): Promise<Difference | null> {
  if (!stored) return ofSegment('missing', listed, 'is not in the log');
  if (stored.started_at_ms !== listed.started_at_ms)
    return ofSegment('changed', listed, 'has another time in the log');
  if (stored.frames !== listed.frames || stored.length !== listed.bytes)
    return ofSegment('changed', listed, 'has another length in the log');
  if (listed.sha256 === null) return null;
  const bytes = await segmentBytes(context, stored);
  if (!bytes) return ofSegment('missing', listed, 'has no bytes in the archive');
  return sha256Of(bytes) === listed.sha256 ? null : ofSegment('changed', listed, 'has other bytes');
}

/** Segments of the hour that no link lists. The last link of the hour names them. */
async function findAdded(
  { db }: Pick<StationContext, 'db'>,
  row: ManifestRow,
  stored: readonly LogSegment[],
): Promise<Difference[]> {
  const links = await manifestsOfHour(db, row.station_id, row.hour);
  if (links.at(-1)?.seq !== row.seq) return [];
  const texts = links.map((link) => storedList(link));
  const known = new Set(
    texts.flatMap((text) => (text === null ? [] : (readList(text)?.segments ?? []).map(({ n }) => n))),
  );
  return stored
    .filter(({ n }) => !known.has(n))
    .map((segment) => ofSegment('added', segment, 'is in no link; the station adds late ones within a day'));
}

function ofHour(kind: Difference['kind'], detail: string): Difference {
  return { kind, n: null, at: null, detail };
}

function ofSegment(
  kind: Difference['kind'],
  { n, started_at_ms }: Pick<ListedSegment, 'n' | 'started_at_ms'>,
  detail: string,
): Difference {
  const at = new Date(started_at_ms).toISOString();
  return { kind, n, at: Math.floor(started_at_ms / 1000), detail: `Segment ${n} of ${at} ${detail}.` };
}
