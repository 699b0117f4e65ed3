import type { Recording } from '@postkit/sdk/schema';
import {
  createRecorder,
  framesToMs,
  type RecordedSegment,
  type RecordedTitle,
  type Recorder,
  type RecorderChange,
  type RecorderOptions,
  type StreamAddress,
  type StreamCue,
} from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch, type GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import type { Log, LoggedSegment, LogWriter } from '../audio-events/index.ts';
import type { PlayoutLog } from '../playout/index.ts';
import type { CartPiece } from './cart-cut.ts';
import { announceTitle, endLog, takeSegment, type LogCut, type LogPiece } from './log-cut.ts';
import { eventOfCart, eventOfPiece } from './log-events.ts';
import { addFallback, insertGap, saveCut } from './logger.repository.ts';
import { RecentPeaks } from './recent-peaks.ts';
import { recordingFault } from './recording-fault.ts';
import { RecordingMonitor } from './recording-monitor.ts';
import { ConnectionSpans, tracedSegment } from './recording-spans.ts';
import type { RecordingTerm } from './recording-term.ts';
import { resumePoint } from './resume-point.ts';
import { trailingSilenceMs } from './segment-level.ts';
import type { SourceSettings } from './source-settings.ts';
import { StallWatch } from './stall-watch.ts';
import { streamAddress, streamRules } from './stream-address.ts';
import { type CartSources, type CartsTaken, endCarts, leaveCarts, takeCarts } from './take-carts.ts';

export interface RecordingDeps {
  readonly context: Pick<StationContext, 'db' | 'clock' | 'config' | 'engine' | 'log'>;
  readonly logs: Pick<LogWriter, 'add' | 'segmentsAired'>;
  readonly playout: PlayoutLog;
  readonly box: SecretBox;
  readonly station: Station;
  readonly log: Log;
  readonly term: Pick<RecordingTerm, 'ensure'>;
  /** Receives every change of what the recorder is doing. */
  readonly onChange: (recording: Recording) => void;
}

/**
 * The shortest time between turning the log on or off and the audio that counts as a gap, because connecting takes
 * time.
 */
const gapMs = 1000;
/** The log of one station: its segments, titles, gaps and events. */
export class StationRecording {
  settings: SourceSettings;
  #cut: LogCut;
  /** Whether the log was turned on and has stored no segment since. */
  #isFresh = false;
  #recorder: Recorder | undefined;
  #client: GuardedFetch | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #monitor: RecordingMonitor;
  readonly #spans: ConnectionSpans;
  readonly #stalls: StallWatch;
  readonly #peaks = new RecentPeaks();
  readonly #deps: RecordingDeps;

  /** @param cut the state of an earlier recording */
  constructor(deps: RecordingDeps, settings: SourceSettings, cut: LogCut) {
    this.#deps = deps;
    this.#monitor = new RecordingMonitor(deps.onChange);
    this.#spans = new ConnectionSpans(deps.station.slug);
    this.#stalls = new StallWatch(deps.context, deps.station.slug, (since_ms, reason) =>
      this.#monitor.failed('lost', this.#cut.end_ms ?? since_ms, reason),
    );
    this.settings = settings;
    this.#cut = cut;
  }

  get recording(): Recording {
    return this.#monitor.recording;
  }

  async start(): Promise<void> {
    const { context, box, log } = this.#deps;
    const now = context.clock.now();
    // From here on every moment is either recorded or part of a gap.
    this.#isFresh = this.#cut.end_ms === null;
    if (this.#isFresh) await this.#save({ ...this.#cut, end_ms: now });
    this.#monitor.started(now, {
      title: this.#cut.title ?? '',
      last_segment_ms: log.last?.started_at_ms ?? null,
    });
    const { settings } = this;
    const opened = (sealed: string) => (sealed === '' ? '' : box.open(sealed));
    const password = opened(settings.credentials);
    if (password === null)
      return this.#monitor.lost(
        now,
        'The stored password can no longer be read. Enter the address with its password again.',
        'main',
      );
    // Not the shared client: it limits the connections per host, and a stream occupies one permanently.
    this.#client = createGuardedFetch({ allowPrivate: context.config.allowPrivateFetch, readsIcy: true });
    const main = { url: settings.url, password, charset: settings.title_encoding };
    const fallback = {
      url: settings.fallback_url,
      password: opened(settings.fallback_credentials),
      charset: settings.fallback_title_encoding,
    };
    const options: RecorderOptions = {
      ...this.#address(main, this.#client),
      fallback: fallback.url === '' ? undefined : this.#address(fallback, this.#client),
      engine: context.engine,
      resumeAt: resumePoint(log.last, now),
      onSegment: (segment) => this.#inTurn(() => this.#trace(segment)),
      onAnnounce: (title) => this.#monitor.announced(title),
      onTitle: (title) => this.#inTurn(() => this.#announce(title)),
      onCue: (cue) => this.#inTurn(() => this.#note(cue)),
      onState: (change) => this.#change(change),
      onLoss: (error, segment) => {
        this.#monitor.failed(
          error.code === 'disk_full' ? 'disk_full' : 'lost',
          segment.started_at_ms,
          recordingFault(error),
        );
      },
    };
    this.#recorder = createRecorder(options);
    this.#spans.started(now);
    this.#recorder.start();
    this.#stalls.start(this.#recorder);
  }

  #address(address: Parameters<typeof streamAddress>[0], client: GuardedFetch): StreamAddress {
    return streamAddress(address, { client, rules: streamRules(this.#deps.context.config) });
  }

  /** Stops, and leaves the open event for the next recording. */
  async pause(): Promise<void> {
    this.#stalls.stop();
    await this.#recorder?.stop();
    this.#recorder = undefined;
    await this.#client?.close();
    this.#client = undefined;
    await this.#turn;
  }

  /**
   * Stops and completes the open event.
   * @param isOff whether the log is turned off: then the time until now is stored as a gap, and no gap follows
   */
  async end(isOff: boolean): Promise<void> {
    const { context, station } = this.#deps;
    const now = context.clock.now();
    await this.pause();
    const last = this.#cut;
    const { cut, pieces } = endLog(last);
    const { end_ms } = cut;
    const next = isOff ? { ...cut, end_ms: null } : cut;
    await context.db.transaction(async (transaction) => {
      await this.#deps.term.ensure(transaction);
      await this.#addEvents(transaction, pieces);
      await this.#addCarts(transaction, await endCarts(transaction, last, this.#cartSources()));
      if (isOff && end_ms !== null && now - end_ms >= gapMs)
        await insertGap(transaction, station.id, { from_ms: Math.round(end_ms), to_ms: now });
      await saveCut(transaction, station.id, JSON.stringify(next));
    });
    this.#cut = next;
    this.#monitor.stopped();
  }

  /** Titles and segments arrive concurrently; each must see the other's changes. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #trace(segment: RecordedSegment): Promise<void> {
    const facts = { station: this.#deps.station.slug, now: this.#deps.context.clock.now() };
    return tracedSegment(facts, segment, () => this.#keep(segment));
  }

  async #keep(segment: RecordedSegment): Promise<void> {
    const { log, station, term } = this.#deps;
    const { connection, started_at_ms, frames, loudest, isOppositePhase, peaks } = segment;
    const end_ms = started_at_ms + framesToMs(frames);
    let next = this.#cut;
    this.#peaks.add(segment);
    await log.append(segment, async (transaction, logged) => {
      await term.ensure(transaction);
      const taken = await this.#take(transaction, logged);
      const { gap } = taken;
      next = taken.cut;
      const isConnecting = this.#isFresh && gap !== null && gap.to_ms - gap.from_ms < gapMs;
      if (gap && !isConnecting) await insertGap(transaction, station.id, gap);
      if (segment.address === 'fallback')
        await addFallback(transaction, station.id, { from_ms: started_at_ms, to_ms: Math.round(end_ms) });
      await this.#addEvents(transaction, taken.titled);
      await this.#addCarts(transaction, taken.carts);
      await saveCut(transaction, station.id, JSON.stringify(next));
    });
    this.#cut = next;
    this.#isFresh = false;
    this.#stalls.progressed();
    const quiet_from_ms = end_ms - trailingSilenceMs(peaks);
    this.#monitor.stored({ connection, started_at_ms, end_ms, loudest, isOppositePhase, quiet_from_ms });
  }

  #cartSources(): CartSources {
    const { logs, playout, station } = this.#deps;
    const soundOf: CartSources['soundOf'] = (from_ms, to_ms) => this.#peaks.envelope(from_ms, to_ms);
    return { logs, playout, stationId: station.id, soundOf };
  }

  /** Cuts by the carts of the playout system, or by the titles of the stream if the station has no inputs. */
  async #take(transaction: Transaction, segment: LoggedSegment): Promise<CartsTaken> {
    const sources = this.#cartSources();
    const carts = await takeCarts(transaction, this.#cut, segment, sources);
    if (carts) return carts;
    const left = await leaveCarts(transaction, this.#cut, sources);
    const { cut, pieces, gap } = takeSegment(left.cut, segment);
    return { cut, titled: [...left.pieces, ...pieces], carts: [], gap };
  }

  async #addCarts(transaction: Transaction, carts: readonly CartPiece[]): Promise<void> {
    const { logs, station, playout } = this.#deps;
    if (carts.length === 0) return;
    const facts = this.#facts();
    const rows = await logs.add(
      transaction,
      station,
      carts.map((piece) => eventOfCart(piece, facts)),
    );
    const events = rows.flatMap(({ id }, index) => {
      const piece = carts[index];
      return piece ? [{ id, cart: piece.stretch.cart }] : [];
    });
    await playout.logged(transaction, station.id, events);
  }

  #announce(announced: RecordedTitle): Promise<void> {
    const { playout, station } = this.#deps;
    const { title, at_ms } = announced;
    return this.#save(announceTitle(this.#cut, title, at_ms), (transaction) =>
      playout.announced(transaction, station.id, announced),
    );
  }

  #note(cue: StreamCue): Promise<void> {
    const { context, playout, station, term } = this.#deps;
    return context.db
      .transaction(async (transaction) => {
        await term.ensure(transaction);
        await playout.cued(transaction, station.id, cue);
      })
      .catch((error: unknown) => context.log.warn({ err: error }, 'a cue of the stream could not be stored'));
  }

  /** The next segment saves it too, so a full disk is harmless here. */
  async #save(cut: LogCut, within?: (transaction: Transaction) => Promise<void>): Promise<void> {
    const { context, station, term } = this.#deps;
    this.#cut = cut;
    await context.db
      .transaction(async (transaction) => {
        await term.ensure(transaction);
        await saveCut(transaction, station.id, JSON.stringify(cut));
        await within?.(transaction);
      })
      .catch((error: unknown) => context.log.warn({ err: error }, 'the state of the log could not be saved'));
  }

  async #addEvents(transaction: Transaction, pieces: readonly LogPiece[]): Promise<void> {
    const { logs, station, log } = this.#deps;
    if (pieces.length === 0) return;
    const facts = this.#facts();
    await logs.add(
      transaction,
      station,
      pieces.map((piece) => eventOfPiece(piece, log.streamId, facts)),
    );
  }

  #facts() {
    return { settings: this.settings, timezone: this.#deps.station.timezone };
  }

  #change(change: RecorderChange): void {
    const { state, address, at_ms, cause, arrival } = change;
    const now = this.#deps.context.clock.now();
    this.#spans.changed(change, now);
    if (arrival) {
      this.#stalls.progressed();
      this.#monitor.arrived({ ...arrival, address, at_ms: at_ms ?? now });
    }
    if (state === 'waiting' && cause)
      this.#monitor.lost(at_ms ?? this.#cut.end_ms ?? now, recordingFault(cause), address);
  }
}
