import { createRecorder, framesToMs, type Recorder, type RecorderOptions } from '../../audio/index.ts';
import type { StationContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch, type GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents, Log } from '../audio-events/index.ts';
import { announceTitle, endLog, takeSegment, type LogCut, type LogPiece } from './log-cut.ts';
import { pieceCart } from './log-piece-cart.ts';
import { insertGap, saveCut } from './logger.repository.ts';
import { faultOf, notRecording, stateOf, type RecordingStatus } from './recording-status.ts';
import type { SourceSettings } from './source-settings.ts';
import { streamFetch } from './stream-fetch.ts';

export interface RecordingDeps {
  readonly context: StationContext;
  readonly audioEvents: AudioEvents;
  readonly station: Station;
  readonly log: Log;
  /** As they are now; rules may change while the recording goes on. */
  readonly settings: () => SourceSettings;
}

/** The log of one station: its segments, titles, gaps and events. */
export class StationRecording {
  #status: RecordingStatus = notRecording;
  #cut: LogCut;
  #recorder: Recorder | undefined;
  #client: GuardedFetch | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #deps: RecordingDeps;

  /** @param cut where an earlier recording stopped. */
  constructor(deps: RecordingDeps, cut: LogCut) {
    this.#deps = deps;
    const { last } = deps.log;
    const end = last && last.started_at_ms + framesToMs(last.frames);
    this.#cut = { ...cut, end_ms: cut.end_ms ?? end };
  }

  get status(): RecordingStatus {
    return this.#status;
  }

  start(url: string): void {
    const { context } = this.#deps;
    // One of its own: the guarded client opens few connections to a host, and a stream holds one for good.
    this.#client = createGuardedFetch({ allowPrivate: context.config.allowPrivateFetch });
    const options: RecorderOptions = {
      url,
      fetch: streamFetch(this.#client),
      engine: context.engine,
      onSegment: (segment) => this.#inTurn(() => this.#keep(segment)),
      onTitle: ({ title, at_ms }) => this.#inTurn(() => this.#announce(title, at_ms)),
      onState: (state, cause) => this.#change(stateOf(state), faultOf(cause)),
    };
    this.#recorder = createRecorder(options);
    this.#recorder.start();
  }

  /** Stops; what grows goes on growing if the recording is taken up soon. */
  async pause(): Promise<void> {
    await this.#recorder?.stop();
    this.#recorder = undefined;
    await this.#client?.close();
    this.#client = undefined;
    await this.#turn;
  }

  /** Stops, and makes an event of what was growing. */
  async end(): Promise<void> {
    await this.pause();
    const { cut, pieces } = endLog(this.#cut);
    await this.#deps.context.db.transaction(async (transaction) => {
      await this.#addEvents(transaction, pieces);
      await saveCut(transaction, this.#deps.station.id, JSON.stringify(cut));
    });
    this.#cut = cut;
  }

  /** Titles and segments come side by side; each must see what the other left. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #keep(segment: { started_at_ms: number; data: Uint8Array; peaks: Int8Array }): Promise<void> {
    const { log, station } = this.#deps;
    let next = this.#cut;
    await log.append(segment, async (transaction, logged) => {
      const { cut, pieces, gap } = takeSegment(this.#cut, logged);
      next = cut;
      if (gap) await insertGap(transaction, station.id, gap);
      await this.#addEvents(transaction, pieces);
      await saveCut(transaction, station.id, JSON.stringify(cut));
    });
    const { title } = next;
    this.#cut = next;
    const last_segment_at = Math.floor(segment.started_at_ms / 1000);
    const told = title !== this.#status.title;
    this.#status = { ...this.#status, title, last_segment_at };
    if (told) this.#tell();
  }

  async #announce(title: string, at_ms: number): Promise<void> {
    const cut = announceTitle(this.#cut, title, at_ms);
    await saveCut(this.#deps.context.db, this.#deps.station.id, JSON.stringify(cut));
    this.#cut = cut;
  }

  async #addEvents(transaction: Transaction, pieces: readonly LogPiece[]): Promise<void> {
    const { audioEvents, station, log, settings } = this.#deps;
    if (pieces.length === 0) return;
    const events = pieces.map(({ title, started_at_ms, ...range }) => ({
      type_name: 'LOGGER' as const,
      origin: 'log' as const,
      ...pieceCart(title, settings(), `${settings().default_category} ${timeOfDay(started_at_ms, station.timezone)}`),
      started_at: Math.floor(started_at_ms / 1000),
      ranges: [{ ...range, stream_id: log.streamId }],
    }));
    await audioEvents.add(transaction, station, events);
  }

  #change(state: RecordingStatus['state'], error: string): void {
    const connected_at = state === 'recording' ? (this.#status.connected_at ?? Math.floor(this.#deps.context.clock.now() / 1000)) : null;
    this.#status = { ...this.#status, state, error, connected_at };
    this.#tell();
  }

  #tell(): void {
    const { announce, log } = this.#deps.context;
    const { state, title } = this.#status;
    announce(this.#deps.station, 'log_source_changed', { state, title }, { coalesce: 'log' }).catch((error: unknown) =>
      log.warn({ err: error }, 'the state of a recording could not be told'),
    );
  }
}

function timeOfDay(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(ms);
}
