import { setTimeout as wait } from 'node:timers/promises';
import { AudioError, isAudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import { Backoff } from './backoff.ts';
import { LiveEncoder } from './live-encoder.ts';
import { liveFormat } from './live-format.ts';
import { openLiveSource } from './live-source.ts';
import { SegmentPlacer, type RecordedSegment, type RecordedTitle, type RecordingGap } from './segment-placer.ts';

/** The states of a recorder. */
export type RecorderState = 'stopped' | 'connecting' | 'recording' | 'waiting';

/** A new state of a recorder. */
export interface RecorderChange {
  state: RecorderState;
  /** When it began, Unix milliseconds; for `waiting`, when the last audio arrived, undefined if none ever did. */
  at_ms: number | undefined;
  /** Why a connection was lost. */
  cause?: AudioError | undefined;
}

/**
 * Settings of a recorder. The stream waits for the promises that callbacks return; a segment whose
 * callback fails is lost, and is reported as a gap once segments can be stored again.
 */
export interface RecorderOptions {
  url: string;
  engine: AudioEngine;
  onSegment: (segment: RecordedSegment) => void | Promise<void>;
  /** A title with its time; called before the segment in which it begins. */
  onTitle?: (title: RecordedTitle) => void | Promise<void>;
  /** A title, as soon as it arrives. */
  onAnnounce?: (title: string) => void;
  /** Called before the segment after the gap. */
  onGap?: (gap: RecordingGap) => void | Promise<void>;
  onState?: (change: RecorderChange) => void;
  /** Called when a segment could not be stored. */
  onLoss?: (error: AudioError, segment: RecordedSegment) => void;
  fetch?: typeof fetch;
  /** Where an earlier recording ended, Unix milliseconds: no segment is placed before it. */
  resumeAt?: number | undefined;
  idleMs?: number;
  backoffMs?: readonly [first: number, most: number];
  /** Milliseconds after connecting in which the server's opening burst is watched before segments are placed in time. */
  settleMs?: number;
}

/** Records a live stream until it is stopped, through all network failures. */
export interface Recorder {
  start(): void;
  /** Ends the recording; resolves when the last segment has been stored. */
  stop(): Promise<void>;
  state(): RecorderState;
}

/** A connection that lasted this long was good: the next attempt follows at once. */
const STEADY_MS = 10_000;

/** Creates a recorder for one stream. One encoder runs from start to stop, across connections. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { idleMs = 5000, backoffMs = [250, 5000], settleMs = 1000 } = options;
  let state: RecorderState = 'stopped';
  let stopping = new AbortController();
  let running = Promise.resolve();
  let lastAudioMs: number | undefined;

  function change(next: RecorderState, cause?: AudioError): void {
    if (next === state && !cause) return;
    state = next;
    options.onState?.({ state, at_ms: next === 'waiting' ? lastAudioMs : Date.now(), cause });
  }

  async function connection(encoder: LiveEncoder, placer: SegmentPlacer, signal: AbortSignal): Promise<never> {
    change('connecting');
    const source = await openLiveSource({ url: options.url, fetch: options.fetch ?? fetch, signal, idleMs });
    let run: number | undefined;
    for await (const { audio, titles, opening } of source.chunks) {
      if (audio.length > 0) lastAudioMs = Date.now();
      for (const bytes of audio) {
        if (run === undefined) {
          run = await encoder.begin(liveFormat(source.contentType, bytes));
          placer.connected(run, lastAudioMs ?? Date.now());
          change('recording');
        }
        await encoder.feed(bytes);
      }
      if (opening !== undefined && run !== undefined) {
        options.onAnnounce?.(opening);
        placer.open(run, opening);
      }
      for (const title of titles) {
        options.onAnnounce?.(title);
        await options.onTitle?.({ title, at_ms: Date.now() });
      }
    }
    throw new AudioError('stream_unavailable', 'the server ended the stream');
  }

  async function record(signal: AbortSignal): Promise<void> {
    const placer = new SegmentPlacer({
      settleMs,
      resumeAt: options.resumeAt,
      onSegment: options.onSegment,
      onGap: options.onGap,
      onTitle: options.onTitle,
      onFailure: (error, segment) => options.onLoss?.(asAudioError(error), segment),
    });
    const encoder = new LiveEncoder(options.engine, placer);
    const backoff = new Backoff(...backoffMs);
    while (!signal.aborted) {
      const since = Date.now();
      const cause = await connection(encoder, placer, signal).catch((error: unknown) => asAudioError(error));
      placer.disconnected();
      if (signal.aborted) break;
      change('waiting', cause);
      if (Date.now() - since > STEADY_MS) backoff.reset();
      await wait(backoff.next(), undefined, { signal }).catch(() => undefined);
      // All received audio is encoded now; store its end, because the connection may be down for long.
      await encoder.cut();
    }
    await encoder.end();
    await placer.idle();
    change('stopped');
  }

  return {
    start() {
      if (state !== 'stopped') return;
      stopping = new AbortController();
      lastAudioMs = undefined;
      change('connecting');
      running = record(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
    },
    state: () => state,
  };
}

function asAudioError(error: unknown): AudioError {
  return isAudioError(error) ? error : new AudioError('stream_unavailable', 'the stream could not be recorded', { cause: error });
}
