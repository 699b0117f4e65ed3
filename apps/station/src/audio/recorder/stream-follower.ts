import { AudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import { HlsPosition } from './hls/hls-position.ts';
import type { LiveEncoder } from './live-encoder.ts';
import type { LiveChunk, LiveSource, StreamCue, StreamKind } from './live-source.ts';
import { openStream, type StreamAddress } from './open-stream.ts';
import type { RecordedTitle, RecorderAddress, SegmentPlacer } from './segment-placer.ts';
import { watchAddress } from './watch-address.ts';

interface FollowerOptions {
  readonly main: StreamAddress;
  readonly idleMs: number;
  readonly returnMs: number;
  readonly steadyMs: number;
  readonly engine: AudioEngine;
  readonly encoder: LiveEncoder;
  readonly placer: SegmentPlacer;
  readonly signal: AbortSignal;
  readonly onAnnounce: ((title: string) => void) | undefined;
  readonly onTitle: ((title: RecordedTitle) => void | Promise<void>) | undefined;
  readonly onCue: ((cue: StreamCue) => void | Promise<void>) | undefined;
  /** Audio arrives. */
  readonly onAudio: (arrival: AudioArrival) => void;
}

/** The first audio of a connection, or audio that does not continue the audio before it. */
export interface AudioArrival {
  /** Counts from 1; segments carry it. */
  readonly connection: number;
  readonly kind: StreamKind;
  /** Whether it continues the audio of the other address without a break. */
  readonly isSwitch: boolean;
}

/** Feeds the encoder of a recorder from one connection after the other. */
export class StreamFollower {
  /** The address of the current connection. */
  address: RecorderAddress = 'main';
  /** When the last audio arrived, Unix milliseconds. */
  lastAudioMs: number | undefined;
  #connection = 0;
  /** The address of the last audio. */
  #recorded: RecorderAddress | undefined;
  /** How far the HLS stream at the last address has been recorded. */
  #position: { readonly address: RecorderAddress; readonly of: HlsPosition } | undefined;
  readonly #options: FollowerOptions;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /**
   * Records the main address until it fails.
   * @param returned its open connection, after the fallback
   */
  async followMain(returned: LiveSource | undefined): Promise<never> {
    const { main, signal } = this.#options;
    await this.#follow(returned ?? (await this.#open(main, signal, this.#resume())), returned !== undefined);
    throw new AudioError('stream_unavailable', 'the server ended the stream');
  }

  /** Records the fallback until it fails. Resolves to the connection to the main address as soon as that works again. */
  async followFallback(fallback: StreamAddress): Promise<LiveSource> {
    const { main, signal, returnMs, steadyMs } = this.#options;
    const open = (until: AbortSignal) =>
      this.#open(main, AbortSignal.any([signal, until]), new HlsPosition(undefined));
    const watch = watchAddress({ open, everyMs: returnMs, steadyMs });
    try {
      const next = await this.#follow(await this.#open(fallback, signal, this.#resume()), false, watch.take);
      if (next) return next;
      throw new AudioError('stream_unavailable', 'the server ended the stream');
    } catch (error) {
      const next = watch.take();
      if (next) return next;
      throw error;
    } finally {
      watch.stop();
    }
  }

  #open(address: StreamAddress, signal: AbortSignal, position: HlsPosition): Promise<LiveSource> {
    const { engine, idleMs } = this.#options;
    return openStream(address, { engine, idleMs, signal, position });
  }

  /** The position in the stream at the current address: where its last connection ended, else the end of the log. */
  #resume(): HlsPosition {
    if (this.#position?.address !== this.address)
      this.#position = { address: this.address, of: new HlsPosition(this.#options.placer.end_ms) };
    return this.#position.of;
  }

  /** Records a source until it ends, or until `next`, checked after every chunk, returns the source that replaces it. */
  async #follow(
    source: LiveSource,
    isSwitch: boolean,
    next?: () => LiveSource | undefined,
  ): Promise<LiveSource | undefined> {
    const { encoder, placer, onAudio } = this.#options;
    this.#connection += 1;
    const connection = this.#connection;
    let run: number | undefined;
    /** The place of the run in the audio of the connection. */
    let begin_ms = 0;
    for await (const chunk of source.chunks) {
      const { audio, at_ms, begins, header } = chunk;
      if (audio.length > 0) this.lastAudioMs = Date.now();
      // The time of a title by the clock of the stream must be known before its audio.
      if (at_ms !== undefined) await this.#announce(chunk);
      for (const cue of chunk.cues ?? []) await this.#options.onCue?.(cue);
      const isContinued = run !== undefined;
      const replaces = isSwitch && !isContinued;
      if (begins === 'stream') run = undefined;
      if (begins === 'clock' && run !== undefined) {
        run = await encoder.mark();
        placer.connected(run, { at_ms, address: this.address, connection, isContinued, isSwitch: false });
      }
      if (run !== undefined) this.#placeTitles(run, begin_ms, chunk, source);
      for (const bytes of audio) {
        if (run === undefined) {
          run = await encoder.begin(chunk.format);
          begin_ms = chunk.position_ms ?? 0;
          const arrived_ms = this.lastAudioMs;
          placer.connected(run, {
            at_ms,
            arrived_ms,
            address: this.address,
            connection,
            isContinued,
            isSwitch: replaces,
          });
          onAudio({ connection, kind: source.kind, isSwitch: replaces });
          this.#placeTitles(run, begin_ms, chunk, source);
          if (header) await encoder.feed(header);
        }
        await encoder.feed(bytes);
      }
      if (run !== undefined) this.#recorded = this.address;
      if (at_ms === undefined) await this.#announce(chunk);
      const other = next?.();
      if (other) return other;
    }
    return undefined;
  }

  /** Must be known before the audio of the titles is encoded. */
  #placeTitles(run: number, begin_ms: number, { opening, placed = [] }: LiveChunk, source: LiveSource): void {
    const first = opening ?? this.#clearedTitle(source);
    const titles = placed.map(({ title, position_ms }) => ({ title, at_ms: position_ms - begin_ms }));
    for (const { title, at_ms } of first === undefined ? titles : [{ title: first, at_ms: 0 }, ...titles]) {
      this.#options.onAnnounce?.(title);
      this.#options.placer.setTitle(run, title, at_ms);
    }
  }

  async #announce({ titles, at_ms = Date.now() }: LiveChunk): Promise<void> {
    const { onAnnounce, onTitle } = this.#options;
    for (const title of titles) {
      onAnnounce?.(title);
      await onTitle?.({ title, at_ms });
    }
  }

  /** An empty title if the last title is from the other address, and this one announces none. */
  #clearedTitle({ hasTitles }: LiveSource): string | undefined {
    const isOther = this.#recorded !== undefined && this.#recorded !== this.address;
    return isOther && !hasTitles ? '' : undefined;
  }
}
