import { AudioError } from '../audio-error.ts';
import type { LiveEncoder } from './live-encoder.ts';
import { liveFormat } from './live-format.ts';
import { openLiveSource, type LiveSource } from './live-source.ts';
import type { RecordedTitle, RecorderAddress, SegmentPlacer } from './segment-placer.ts';
import { watchAddress } from './watch-address.ts';

/** An address and how to request it. */
export interface StreamAddress {
  url: string;
  fetch?: typeof fetch;
}

interface FollowerOptions {
  readonly main: StreamAddress;
  readonly idleMs: number;
  readonly returnMs: number;
  readonly steadyMs: number;
  readonly encoder: LiveEncoder;
  readonly placer: SegmentPlacer;
  readonly signal: AbortSignal;
  readonly onAnnounce: ((title: string) => void) | undefined;
  readonly onTitle: ((title: RecordedTitle) => void | Promise<void>) | undefined;
  /** Audio arrives; `isSwitch` if it continues the audio of the other address without a break. */
  readonly onAudio: (isSwitch: boolean) => void;
}

/** Feeds the encoder of a recorder from one connection after the other. */
export class StreamFollower {
  /** The address of the current connection. */
  address: RecorderAddress = 'main';
  /** When the last audio arrived, Unix milliseconds. */
  lastAudioMs: number | undefined;
  /** The address of the last audio. */
  #recorded: RecorderAddress | undefined;
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
    await this.#follow(returned ?? (await this.#open(main, signal)), returned !== undefined);
    throw new AudioError('stream_unavailable', 'the server ended the stream');
  }

  /** Records the fallback until it fails. Resolves to the connection to the main address as soon as that works again. */
  async followFallback(fallback: StreamAddress): Promise<LiveSource> {
    const { main, signal, returnMs, steadyMs } = this.#options;
    const open = (until: AbortSignal) => this.#open(main, AbortSignal.any([signal, until]));
    const watch = watchAddress({ open, everyMs: returnMs, steadyMs });
    try {
      const next = await this.#follow(await this.#open(fallback, signal), false, watch.take);
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

  async #open({ url, fetch: request = fetch }: StreamAddress, signal: AbortSignal): Promise<LiveSource> {
    return openLiveSource({ url, fetch: request, signal, idleMs: this.#options.idleMs });
  }

  /** Records a source until it ends, or until `next`, checked after every chunk, returns the source that replaces it. */
  async #follow(source: LiveSource, isSwitch: boolean, next?: () => LiveSource | undefined): Promise<LiveSource | undefined> {
    const { encoder, placer, onAudio, onAnnounce, onTitle } = this.#options;
    let run: number | undefined;
    for await (const { audio, titles, opening = this.#clearedTitle(source) } of source.chunks) {
      if (audio.length > 0) this.lastAudioMs = Date.now();
      for (const bytes of audio) {
        if (run === undefined) {
          run = await encoder.begin(source.format ?? liveFormat(source.contentType, bytes));
          placer.connected(run, this.lastAudioMs ?? Date.now(), this.address);
          onAudio(isSwitch);
        }
        await encoder.feed(bytes);
      }
      if (opening !== undefined && run !== undefined) {
        onAnnounce?.(opening);
        placer.open(run, opening);
      }
      if (run !== undefined) this.#recorded = this.address;
      for (const title of titles) {
        onAnnounce?.(title);
        await onTitle?.({ title, at_ms: Date.now() });
      }
      const other = next?.();
      if (other) return other;
    }
    return undefined;
  }

  /** An empty title if the last title is from the other address, and this one announces none. */
  #clearedTitle({ hasTitles }: LiveSource): string | undefined {
    const isOther = this.#recorded !== undefined && this.#recorded !== this.address;
    return isOther && !hasTitles ? '' : undefined;
  }
}
