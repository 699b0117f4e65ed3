import { setTimeout as wait } from 'node:timers/promises';
import { AudioError, isAudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import { Backoff } from './backoff.ts';
import { LiveEncoder } from './live-encoder.ts';
import type { LiveSource, StreamCue } from './live-source.ts';
import type { StreamAddress } from './open-stream.ts';
import {
  SegmentPlacer,
  type RecordedSegment,
  type RecordedTitle,
  type RecorderAddress,
  type RecordingGap,
} from './segment-placer.ts';
import { StreamFollower, type AudioArrival } from './stream-follower.ts';

/** The states of a recorder; `recording` while audio arrives and is encoded. */
export type RecorderState = 'stopped' | 'connecting' | 'recording' | 'waiting';

/** A new state of a recorder, or the same state at its other address. */
export interface RecorderChange {
  state: RecorderState;
  /** The address that is connected, or that failed. */
  address: RecorderAddress;
  /** When it began, Unix milliseconds; for `waiting`, when the last audio arrived, undefined if none ever did. */
  at_ms: number | undefined;
  /** Why a connection was lost. */
  cause?: AudioError | undefined;
  /** The connection whose audio arrives, for `recording`. Its first segment shows that the audio can be recorded. */
  arrival?: AudioArrival | undefined;
}

/**
 * Settings of a recorder. The stream waits for the promises that callbacks return; a segment whose
 * callback fails is lost, and is reported as a gap once segments can be stored again.
 */
export interface RecorderOptions extends StreamAddress {
  /** Recorded while `url` delivers nothing. Meanwhile `url` is tried again every `returnMs`. */
  fallback?: StreamAddress | undefined;
  engine: AudioEngine;
  onSegment: (segment: RecordedSegment) => void | Promise<void>;
  /** A title with its time; called before the segment in which it begins. */
  onTitle?: (title: RecordedTitle) => void | Promise<void>;
  /** A cue in the stream; called before the segment in which it begins. */
  onCue?: (cue: StreamCue) => void | Promise<void>;
  /** A title, as soon as it arrives. */
  onAnnounce?: (title: string) => void;
  /** Called before the segment after the gap. */
  onGap?: (gap: RecordingGap) => void | Promise<void>;
  onState?: (change: RecorderChange) => void;
  /** Called when a segment could not be stored. */
  onLoss?: (error: AudioError, segment: RecordedSegment) => void;
  /** Where an earlier recording ended, Unix milliseconds: no segment is placed before it. */
  resumeAt?: number | undefined;
  idleMs?: number;
  backoffMs?: readonly [first: number, most: number];
  /** Milliseconds after connecting in which the server's opening burst is watched before segments are placed in time. */
  settleMs?: number;
  /** Milliseconds between attempts to return from the fallback. */
  returnMs?: number;
  /** Milliseconds for which `url` must deliver audio before the recorder returns to it; longer than any opening burst. */
  steadyMs?: number;
}

/** Records a live stream until it is stopped, through all network failures. */
export interface Recorder {
  start(): void;
  /** Ends the recording; resolves when the last segment has been stored. */
  stop(): Promise<void>;
  state(): RecorderState;
  /** Whether audio waits to be encoded or stored. */
  isBehind(): boolean;
}

/** A connection that lasted this long was good: the next attempt follows at once. */
const STEADY_MS = 10_000;

/** Creates a recorder for one stream. One encoder runs from start to stop, across connections. */
export function createRecorder(options: RecorderOptions): Recorder {
  const {
    fallback,
    idleMs = 5000,
    backoffMs = [250, 5000],
    settleMs = 1000,
    returnMs = 30_000,
    steadyMs = 3000,
  } = options;
  let state: RecorderState = 'stopped';
  let follower: StreamFollower | undefined;
  let isBehind = () => false;
  let stopping = new AbortController();
  let running = Promise.resolve();

  function change(
    next: RecorderState,
    { cause, arrival }: Pick<RecorderChange, 'cause' | 'arrival'> = {},
  ): void {
    if (next === state && !cause && !arrival?.isSwitch) return;
    state = next;
    const at_ms = next === 'waiting' ? follower?.lastAudioMs : Date.now();
    options.onState?.({ state, address: follower?.address ?? 'main', at_ms, cause, arrival });
  }

  async function record(signal: AbortSignal): Promise<void> {
    const { engine, onSegment, onGap, onTitle, onCue, onAnnounce, resumeAt } = options;
    const onFailure = (error: unknown, segment: RecordedSegment) =>
      options.onLoss?.(asAudioError(error), segment);
    const placer = new SegmentPlacer({ settleMs, resumeAt, onSegment, onGap, onTitle, onFailure });
    const encoder = new LiveEncoder(engine, placer);
    isBehind = () => encoder.isFull || placer.isFull;
    const onAudio = (arrival: AudioArrival) => change('recording', { arrival });
    follower = new StreamFollower({
      main: options,
      idleMs,
      returnMs,
      steadyMs,
      engine,
      encoder,
      placer,
      signal,
      onAnnounce,
      onTitle,
      onCue,
      onAudio,
    });
    const backoff = new Backoff(...backoffMs);
    let returned: LiveSource | undefined;
    while (!signal.aborted) {
      const since = Date.now();
      if (!returned) change('connecting');
      const ended =
        fallback && follower.address === 'fallback'
          ? follower.followFallback(fallback)
          : follower.followMain(returned);
      const result = await ended.catch((error: unknown) => asAudioError(error));
      placer.disconnected();
      if (signal.aborted) break;
      returned = isAudioError(result) ? undefined : result;
      if (isAudioError(result)) change('waiting', { cause: result });
      if (Date.now() - since > STEADY_MS) backoff.reset();
      follower.address = fallback && !returned && follower.address === 'main' ? 'fallback' : 'main';
      if (returned || follower.address === 'fallback') continue;
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
      follower = undefined;
      change('connecting');
      running = record(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
    },
    state: () => state,
    isBehind: () => isBehind(),
  };
}

function asAudioError(error: unknown): AudioError {
  return isAudioError(error)
    ? error
    : new AudioError('stream_unavailable', 'the stream could not be recorded', { cause: error });
}
