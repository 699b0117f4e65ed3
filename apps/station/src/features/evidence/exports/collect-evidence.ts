import { gapsBetween, type ListedSegment, type LogSource, readList } from '@postkit/sdk/schema';
import { framesToMs } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { Logger } from '../../logger/index.ts';
import { type ManifestHead, manifestAt, manifestsFrom } from '../chain/log-chain.repository.ts';
import { storedList } from '../chain/read-list.ts';
import { sealHours } from '../chain/seal-hours.ts';
import type { SigningKey } from '../chain/signing-key.ts';
import type { EvidenceExportRow } from '../evidence-tables.ts';
import { holdsIn } from '../holds/log-holds.repository.ts';
import { readClockSource } from './clock-source.ts';
import { collectAudio, segmentFile, type Stretch } from './collect-audio.ts';
import { evidenceReadme } from './evidence-readme.ts';
import { csvRow, textFile, type ZipFile } from './zip-file.ts';

export interface EvidenceDeps {
  readonly audioEvents: Pick<AudioEvents, 'logged'>;
  readonly logger: Pick<Logger, 'source'>;
  readonly key: SigningKey;
}

interface CollectRequest {
  readonly station: Station;
  readonly row: EvidenceExportRow;
  /** Receives the share of the audio that was read, 0 to 1. */
  readonly onRead: (share: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The name of the form of `evidence.json`. */
const evidenceFormat = 'postkit-evidence/1';
/** Longer than an event of the log. */
const longestEventSeconds = 86_400;
const hourMs = 3_600_000;

/** The files of an evidence zip in their order; the signature is over the list of their checksums. */
export async function collectEvidence(
  context: StationContext,
  deps: EvidenceDeps,
  { station, row, onRead, signal }: CollectRequest,
): Promise<ZipFile[]> {
  const { db, clock } = context;
  const stretch: Stretch = { from_ms: row.from_ms, to_ms: row.to_ms };
  // Also the hour that is still being recorded, so that every segment of the stretch has a link.
  await sealHours(context, station, {
    from_ms: stretch.from_ms - hourMs,
    to_ms: stretch.to_ms,
    isOpen: true,
  });
  const { segments, files: audio } = await collectAudio(
    context,
    { stationId: station.id, stretch },
    { onSegment: onRead, signal },
  );
  const chain = await readChain(context, station.id);
  const lists = await listsOf(context, station.id, { chain, segments });
  const linkOf = new Map(lists.flatMap(({ seq, numbers }) => numbers.map((n) => [n, seq] as const)));
  const recorded_to_ms = Math.min(stretch.to_ms, clock.now());
  const gaps = gapsIn(segments, { from_ms: stretch.from_ms, to_ms: recorded_to_ms });
  const source = await deps.logger.source(station, false);
  const events = await eventsIn(deps.audioEvents, station.id, stretch);
  const clockSource = await readClockSource(context, station.id);
  const holds = await holdsIn(db, station.id, stretch);
  const facts = {
    title: station.title,
    slug: station.slug,
    timezone: station.timezone,
    from: iso(stretch.from_ms),
    to: iso(stretch.to_ms),
    exportedBy: row.exported_by,
    exportedAt: iso(row.created_at * 1000),
    reason: row.reason,
    segments: segments.length,
    unreadable: segments.filter(({ sha256 }) => sha256 === null).length,
    gaps: gaps.length,
    unchained: segments.filter(({ n }) => !linkOf.has(n)).length,
    since: chain[0] ? iso(chain[0].hour_ms) : null,
    head: chain.at(-1)?.sha256 ?? null,
    fingerprint: deps.key.fingerprint,
    clock: clockSource.words,
  };
  const files = [
    textFile('README.txt', evidenceReadme(facts)),
    textFile(
      'evidence.json',
      json({
        format: evidenceFormat,
        ...stretch,
        recorded_to_ms,
        ...facts,
        links: chain.length,
        log_source: { url: plainAddress(source.url), fallback_url: plainAddress(source.fallback_url) },
        holds: holds.map(({ id, reason, held_by, held_at, until_ms }) => ({
          id,
          reason,
          held_by,
          held_at: iso(held_at * 1000),
          until: until_ms === null ? null : iso(until_ms),
        })),
      }),
    ),
    ...audio,
    textFile('segments.csv', segmentRows(segments, linkOf)),
    textFile('gaps.csv', gapRows(gaps)),
    textFile('events.json', json(events.map(describeEvent))),
    textFile('clock.json', json(clockSource)),
    textFile('chain.jsonl', chain.map(({ text }) => `${text}\n`).join('')),
    ...lists.map(({ seq, text }) => textFile(`hours/${seq}.txt`, text)),
    textFile('signing-key.pem', deps.key.publicKey),
  ];
  const sums = textFile('SHA256SUMS', files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  return [...files, sums, textFile('SHA256SUMS.sig', deps.key.sign(await contentOf(sums)))];
}

async function contentOf(file: ZipFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.content()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readChain({ db }: Pick<StationContext, 'db'>, stationId: number): Promise<ManifestHead[]> {
  const chain: ManifestHead[] = [];
  for (;;) {
    const page = await manifestsFrom(db, stationId, { from: chain.length, limit: 2000 });
    chain.push(...page);
    if (page.length === 0) return chain;
  }
}

/** The lists of the links that have a segment of the stretch. */
async function listsOf(
  { db }: Pick<StationContext, 'db'>,
  stationId: number,
  {
    chain,
    segments,
  }: { readonly chain: readonly ManifestHead[]; readonly segments: readonly ListedSegment[] },
): Promise<{ seq: number; text: string; numbers: number[] }[]> {
  const [first, last] = [segments[0]?.started_at_ms ?? 0, segments.at(-1)?.started_at_ms ?? -1];
  const wanted = new Set(segments.map(({ n }) => n));
  const lists: { seq: number; text: string; numbers: number[] }[] = [];
  for (const { seq, hour_ms } of chain) {
    if (hour_ms < first - 25 * hourMs || hour_ms > last + 25 * hourMs) continue;
    const row = await manifestAt(db, stationId, seq);
    const text = row ? storedList(row) : null;
    const numbers = (text === null ? [] : (readList(text)?.segments ?? []))
      .map(({ n }) => n)
      .filter((n) => wanted.has(n));
    if (text !== null && numbers.length > 0) lists.push({ seq, text, numbers });
  }
  return lists;
}

/** The gaps of a stretch, also those at its ends. */
function gapsIn(segments: readonly ListedSegment[], { from_ms, to_ms }: Stretch) {
  const [start, end] = [
    { started_at_ms: from_ms, frames: 0 },
    { started_at_ms: to_ms, frames: 0 },
  ];
  return gapsBetween([start, ...segments, end]);
}

async function eventsIn(
  audioEvents: EvidenceDeps['audioEvents'],
  stationId: number,
  { from_ms, to_ms }: Stretch,
): Promise<AudioEventRow[]> {
  const span = { from: Math.floor(from_ms / 1000) - longestEventSeconds, to: Math.ceil(to_ms / 1000) };
  const events = await audioEvents.logged(stationId, span, []);
  return events.filter(({ started_at, frames }) => started_at * 1000 + framesToMs(frames) > from_ms);
}

function describeEvent({ id, started_at, frames, title, artist, category, identifier }: AudioEventRow) {
  const end = started_at * 1000 + framesToMs(frames);
  return { id, start: iso(started_at * 1000), end: iso(end), cart: { title, artist, category, identifier } };
}

function segmentRows(segments: readonly ListedSegment[], linkOf: ReadonlyMap<number, number>): string {
  const rows = segments.map(({ n, started_at_ms, frames, bytes, sha256 }) =>
    csvRow([
      n,
      iso(started_at_ms),
      started_at_ms,
      frames,
      bytes,
      sha256 ?? 'unreadable',
      linkOf.get(n) ?? null,
      sha256 === null ? null : segmentFile(n),
    ]),
  );
  return [csvRow(['n', 'start', 'start_ms', 'frames', 'bytes', 'sha256', 'link', 'file']), ...rows].join('');
}

function gapRows(gaps: ReturnType<typeof gapsBetween>): string {
  const rows = gaps.map(({ from_ms, to_ms }) => csvRow([iso(from_ms), iso(to_ms), (to_ms - from_ms) / 1000]));
  return [csvRow(['from', 'to', 'seconds']), ...rows].join('');
}

/** An address without its user, password and query, any of which may be a secret. */
function plainAddress(address: LogSource['url']): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
