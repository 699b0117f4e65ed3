import { randomBytes } from 'node:crypto';
import type { StationContext } from '../../context.ts';
import type { ServedAudio } from '../episodes/index.ts';
import { createAgents } from './agents/agents.ts';
import type { Countries } from './countries.ts';
import { countDownloads, type Piece } from './count-downloads.ts';
import { deleteBefore, saltOf } from './counting.repository.ts';
import { dayOf, spanOf } from './download-rule.ts';
import { listenerOf } from './listener.ts';
import { joinSpans, type Spans } from './spans.ts';

/** A served response until it is counted: in memory only, for seconds. */
interface ServedPart {
  readonly day: number;
  readonly stationId: number;
  readonly showId: number;
  readonly episodeId: number;
  readonly durationMs: number;
  /** Of the episode, since its publishing. */
  readonly hour: number;
  readonly spans: Spans;
  readonly ip: string;
  readonly agent: string;
  readonly referrer: string;
  readonly proxyCountry: string | undefined;
}

export interface DownloadRecorder {
  /** Records a response; counted with the next batch after its end. */
  note(audio: ServedAudio): void;
  /** Counts everything recorded so far, once it has been sent. */
  flush(): Promise<void>;
}

const hourMs = 3_600_000;
/** Milliseconds between two batches. */
const pause = 5000;
/** Responses per transaction, so that other writers do not wait long. */
const batch = 50;
/** A response from yesterday may end just after midnight. */
const retentionDays = 1;

export function createDownloadRecorder(context: StationContext, countries: Countries): DownloadRecorder {
  const { db, clock, config, log } = context;
  const agents = createAgents();
  const salts = new Map<number, string>();
  /** Responses that are still being sent. */
  const open = new Set<Promise<void>>();
  /** By listener and episode, because players request one file in many ranges. */
  let waiting = new Map<string, ServedPart>();
  let running: Promise<void> = Promise.resolve();
  let isDue = false;
  let forgotten = 0;

  function note({ stationId, showId, episodeId, publishedAt, bytes, duration, sent, request }: ServedAudio): void {
    const durationMs = Math.round(duration * 1000);
    const { 'user-agent': agent = '', referer: referrer = '' } = request.headers;
    const facts = { stationId, showId, episodeId, durationMs, ip: request.ip, agent, referrer };
    const proxyCountry = proxyCountryOf(request);
    const ended = sent.then((range) => {
      open.delete(ended);
      const now = clock.now();
      const hour = Math.floor((now - publishedAt * 1000) / hourMs);
      if (range) wait({ ...facts, proxyCountry, day: dayOf(now), hour, spans: spanOf(range, bytes, durationMs) });
    });
    open.add(ended);
  }

  function wait(heard: ServedPart): void {
    const key = [heard.day, heard.episodeId, heard.ip, heard.agent].join('\n');
    const known = waiting.get(key);
    waiting.set(key, known ? { ...known, hour: heard.hour, spans: joinSpans(known.spans, heard.spans) } : heard);
    if (isDue) return;
    isDue = true;
    clock.after(pause, () => void count());
  }

  /** Only a proxy that is trusted with the address is trusted with its country. */
  function proxyCountryOf({ ips, headers }: ServedAudio['request']): string | undefined {
    const header = config.countryHeader === undefined || (ips?.length ?? 0) < 2 ? undefined : headers[config.countryHeader];
    return typeof header === 'string' ? header : undefined;
  }

  function count(): Promise<void> {
    isDue = false;
    running = running.then(countWaiting).catch((error: unknown) => log.error({ err: error }, 'downloads could not be counted'));
    return running;
  }

  async function flush(): Promise<void> {
    await Promise.all(open);
    await count();
  }

  async function countWaiting(): Promise<void> {
    const [heard, today] = [[...waiting.values()], dayOf(clock.now())];
    waiting = new Map();
    const pieces = await piecesOf(heard);
    for (let at = 0; at < pieces.length; at += batch) {
      await db.transaction((transaction) => countDownloads(transaction, pieces.slice(at, at + batch)));
    }
    if (forgotten === today) return;
    await db.transaction((transaction) => deleteBefore(transaction, today - retentionDays));
    for (const day of salts.keys()) if (day < today - retentionDays) salts.delete(day);
    forgotten = today;
  }

  async function piecesOf(heard: readonly ServedPart[]): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (const { day, hour, stationId, showId, episodeId, durationMs, spans, ip, agent, referrer, proxyCountry } of heard) {
      const { isRobot, name: platform } = agents(agent, referrer);
      if (isRobot || durationMs <= 0) continue;
      const listener = listenerOf(await saltFor(day), ip, agent);
      const facts = { day, episode_id: episodeId, listener, station_id: stationId, show_id: showId, duration_ms: durationMs };
      pieces.push({ ...facts, hour, platform, country: countries(ip, proxyCountry), spans });
    }
    return pieces;
  }

  async function saltFor(day: number): Promise<string> {
    const known = salts.get(day) ?? (await saltOf(db, day, randomBytes(32).toString('base64url')));
    salts.set(day, known);
    return known;
  }

  return { note, flush };
}
