import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { proofAgent } from '../../platform/fetch/station-agents.ts';
import type { ByteRange } from '../../platform/http/byte-range.ts';
import { hashToken } from '../../platform/link-token.ts';
import type { ServedAudio } from '../episodes/index.ts';
import { sumAllShows } from './all-shows.repository.ts';
import { countDownloads, type VersionCall } from './count-downloads.ts';
import { deleteBefore } from './counting.repository.ts';
import type { Countries } from './countries.ts';
import { dayOf, spanOf } from './download-rule.ts';
import { reasonDays } from './explain/counting-facts.ts';
import { deleteReasonsBefore, upsertAgent } from './explain/explain.repository.ts';
import type { Listeners } from './listeners.ts';
import { createNamePieces, type FindSubscription, type NamedPiece, type ServedPart } from './name-pieces.ts';
import { type Counting, isProbe } from './rules/counting-rules.ts';
import { joinSpans, lengthOf, type Spans } from './spans.ts';
import { mergeSubscribersBefore } from './subscribers/subscribers.repository.ts';

export interface DownloadRecorder {
  /** Records a response, which is counted with the next batch after its end; a proof of publication is left out. */
  note(audio: ServedAudio): void;
  /** Counts everything recorded so far, once it has been sent. */
  flush(): Promise<void>;
  /** Calls a listener for visits to versions with inserted audio, in the transaction that counts them. */
  onVersion(call: VersionCall): void;
}

const hourMs = 3_600_000;
/** Milliseconds between two batches. */
const pause = 5000;
/** Responses per transaction, so that other writers do not wait long. */
const batch = 50;
/** A response from yesterday may end just after midnight, and a window may begin there. */
const retentionDays = 1;
/** Days whose sums may lack downloads that an older version of the station counted beside this one. */
const summedDays = 7;

interface RecorderDeps {
  readonly countries: Countries;
  readonly counting: Counting;
  readonly listeners: Listeners;
  readonly subscriptionOf: FindSubscription;
}

export function createDownloadRecorder(
  context: StationContext,
  { countries, counting, listeners, subscriptionOf }: RecorderDeps,
): DownloadRecorder {
  const { db, clock, config, log } = context;
  const namePieces = createNamePieces({ listeners, countries, counting, subscriptionOf });
  /** Stored user agents of the day, by id. */
  const storedAgents = new Map<string, number>();
  /** Responses that are still being sent. */
  const open = new Set<Promise<void>>();
  /** By listener, subscription and episode, because players request one file in many ranges. */
  let waiting = new Map<string, ServedPart>();
  let running: Promise<void> = Promise.resolve();
  let onVersion: VersionCall | undefined;
  let isDue = false;
  let forgotten = 0;

  function recordServed(audio: ServedAudio): void {
    const { stationId, showId, episodeId, publishedAt, audioVersion, bytes, duration, sent, request, token } =
      audio;
    const tokenHash = token === undefined ? null : hashToken(token);
    const durationMs = Math.round(duration * 1000);
    const { 'user-agent': agent = '', referer: referrer = '' } = request.headers;
    if (agent === proofAgent) return;
    const facts = {
      stationId,
      showId,
      episodeId,
      audioVersion,
      durationMs,
      ip: request.ip,
      agent,
      referrer,
      tokenHash,
    };
    const proxyCountry = proxyCountryOf(config.countryHeader, request);
    const ended = sent.then((range) => {
      open.delete(ended);
      const now = clock.now();
      const hour = Math.floor((now - publishedAt * 1000) / hourMs);
      if (!range) return;
      const sentPart = isProbe(counting.rule, range, bytes) ? check : partOf(audio, range, durationMs);
      queueForCount({ ...facts, ...sentPart, proxyCountry, at: now, day: dayOf(now), hour });
    });
    open.add(ended);
  }

  function queueForCount(heard: ServedPart): void {
    const key = [heard.day, heard.episodeId, heard.audioVersion, heard.ip, heard.agent, heard.tokenHash].join(
      '\n',
    );
    const known = waiting.get(key);
    waiting.set(key, known ? joined(known, heard) : heard);
    if (isDue) return;
    isDue = true;
    clock.after(pause, () => void count());
  }

  function count(): Promise<void> {
    isDue = false;
    running = running
      .then(countWaiting)
      .catch((error: unknown) => log.error({ err: error }, 'downloads could not be counted'));
    return running;
  }

  async function flush(): Promise<void> {
    await Promise.all(open);
    await count();
  }

  async function countWaiting(): Promise<void> {
    const [heard, today] = [[...waiting.values()], dayOf(clock.now())];
    waiting = new Map();
    const pieces = await namePieces.of(heard);
    for (let at = 0; at < pieces.length; at += batch) {
      await db.transaction((transaction) => countBatch(transaction, pieces.slice(at, at + batch), today));
    }
    if (forgotten === today) return;
    await db.transaction((transaction) => forgetOldDays(transaction, today));
    listeners.forgetBefore(today - retentionDays);
    storedAgents.clear();
    forgotten = today;
  }

  async function countBatch(
    transaction: Tables,
    pieces: readonly NamedPiece[],
    today: number,
  ): Promise<void> {
    for (const { agentId: id, agent } of pieces) {
      if (storedAgents.get(id) === today) continue;
      await upsertAgent(transaction, { id, agent, last_day: today });
    }
    await countDownloads(transaction, counting, pieces, onVersion);
    for (const { agentId: id } of pieces) storedAgents.set(id, today);
  }

  return {
    note: recordServed,
    flush,
    onVersion(call) {
      onVersion = call;
    },
  };
}

async function forgetOldDays(transaction: Tables, today: number): Promise<void> {
  await deleteBefore(transaction, today - retentionDays);
  await deleteReasonsBefore(transaction, today - reasonDays + 1);
  await mergeSubscribersBefore(transaction, today - reasonDays + 1);
  await sumAllShows(transaction, today - summedDays);
}

function joined(
  known: ServedPart,
  { at, hour, spans, versions, ranges, isWhole, requests, probes }: ServedPart,
): ServedPart {
  const counts = {
    requests: known.requests + requests,
    ranges: known.ranges + ranges,
    probes: known.probes + probes,
  };
  const all = new Map(known.versions);
  for (const [version, sent] of versions) all.set(version, joinSpans(all.get(version) ?? [], sent));
  return {
    ...known,
    ...counts,
    isWhole: known.isWhole || isWhole,
    at,
    hour,
    spans: joinSpans(known.spans, spans),
    versions: all,
  };
}

type SentPart = Pick<ServedPart, 'spans' | 'versions' | 'requests' | 'ranges' | 'isWhole' | 'probes'>;

const nothing = { spans: [], versions: new Map<string, Spans>() };
const check: SentPart = { ...nothing, requests: 0, ranges: 0, isWhole: false, probes: 1 };

function partOf(audio: ServedAudio, range: ByteRange, durationMs: number): SentPart {
  const parts = partsOf(audio, range, durationMs);
  const ranges = audio.request.headers.range !== undefined && parts.spans.length > 0 ? 1 : 0;
  return { ...parts, requests: 1, ranges, isWhole: lengthOf(parts.spans) >= durationMs, probes: 0 };
}

/** The span of the episode in a range of a served file, and the bytes of a version with inserted audio. */
function partsOf({ bytes, id3Bytes, inserts }: ServedAudio, range: ByteRange, durationMs: number) {
  if (!inserts) return { ...nothing, spans: spanOf(range, { bytes, id3Bytes }, durationMs) };
  const content = { bytes: inserts.contentBytes, id3Bytes };
  const spans = joinSpans(...inserts.contentOf(range).map((part) => spanOf(part, content, durationMs)));
  return { spans, versions: new Map<string, Spans>([[inserts.version, [[range.start, range.end + 1]]]]) };
}

/** Only a proxy that is trusted with the address is trusted with its country. */
function proxyCountryOf(
  countryHeader: string | undefined,
  { ips, headers }: ServedAudio['request'],
): string | undefined {
  const header = countryHeader === undefined || (ips?.length ?? 0) < 2 ? undefined : headers[countryHeader];
  return typeof header === 'string' ? header : undefined;
}
