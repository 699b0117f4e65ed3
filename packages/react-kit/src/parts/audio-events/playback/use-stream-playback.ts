import { useEffect, useMemo, useRef, useState } from 'react';
import { fadeMedia, type FadingMedia } from '../../../data/audio-events/index.ts';
import type { PlayedAudio } from '../../../data/audio-events/index.ts';
import { playStream, type StreamFailure } from '../../../data/audio-events/index.ts';
import { mediaAuthorization } from '../../../data/sessions/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useSpeed } from './use-speed.ts';

/** Seconds that rewind and forward jump. */
export const jumpSeconds = 10;

/** Audio that plays as soon as the hook gets it; keep the same object while it is the same audio. */
export interface Stream {
  /** Address of an HLS playlist or of a plain audio file. */
  endpoint: string;
  /** Start position in seconds; defaults to 0. */
  start?: number;
  /** Fades to apply, since the audio itself is stored without them. */
  fades?: PlayedAudio;
  /** The audio is not the station's, so requests for it carry no credentials. */
  isForeign?: boolean;
}

/** Receives the state of a playback outside React's rendering. Must be stable. */
export interface PlaybackListener {
  onPlaying(isPlaying: boolean): void;
  /** @param seconds position in the audio */
  onPosition(seconds: number): void;
  /** The commands of the element that has been created; null once it is released. */
  onControls(controls: { toggle(): void; pause(): void } | null): void;
}

export interface StreamPlayback {
  status: 'loading' | 'playing' | 'paused' | 'failed';
  /** Reason for the status `failed`. */
  failure: StreamFailure;
  /** In seconds. */
  position: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  toggle(): void;
  jump(seconds: number): void;
  /** Moves to 0 to 100 percent of the whole. */
  seek(percent: number): void;
  setVolume(percent: number): void;
  /** Times the normal speed. */
  speed: number;
  setSpeed(speed: number): void;
  retry(): void;
}

const volumeKey = 'preview-volume';

function storedVolume(stored: string | null): number {
  const volume = stored === null ? Number.NaN : Number(stored);
  return volume >= 0 && volume <= 100 ? volume : 100;
}

/** Progress of one playback; new audio or a retry starts a new run. */
interface Run {
  key: object;
  status: StreamPlayback['status'];
  failure: StreamFailure;
  position: number;
  duration: number;
}

const start = (key: object): Run => ({ key, status: 'loading', failure: 'failed', position: 0, duration: 0 });

/** The user's volume, stored for the next time; `level` is the element's volume, 0 to 1. */
function useVolume(apply: () => void) {
  const { host } = usePostKit();
  const [volume, setVolume] = useState(() => storedVolume(host.storage.get(volumeKey)));
  const level = useRef(volume / 100);
  function keep(percent: number) {
    setVolume(percent);
    level.current = percent / 100;
    host.storage.set(volumeKey, String(percent));
    apply();
  }
  return { volume, level, setVolume: keep };
}

/** Plays audio of the station, or nothing: then the status is `paused`. */
export function useStreamPlayback(stream: Stream | null, listener: PlaybackListener): StreamPlayback {
  const { client } = usePostKit();
  const audio = useRef<HTMLAudioElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = useMemo(() => ({ stream, attempt }), [stream, attempt]);
  const [latest, setLatest] = useState(() => start(key));
  const run = latest.key === key ? latest : start(key);
  const status = stream ? run.status : 'paused';
  const fading = useRef<FadingMedia>(null);
  const { volume, level, setVolume } = useVolume(() => fading.current?.apply());
  const { speed, rate, setSpeed } = useSpeed((chosen) => audio.current && setRate(audio.current, chosen));

  useEffect(() => {
    const { stream: played } = key;
    if (!played) return undefined;
    const element = new Audio();
    audio.current = element;
    setRate(element, rate.current);
    listener.onControls({ toggle: () => toggleElement(element), pause: () => element.pause() });
    const fade = fadeMedia(element, played.fades ?? null, () => level.current);
    fading.current = fade;
    const end = new AbortController();
    const update = (change: (before: Run) => Partial<Run>) =>
      setLatest((before) => {
        const current = before.key === key ? before : start(key);
        return { ...current, ...change(current) };
      });
    // Promises of a released element still settle.
    const pause = () => {
      if (end.signal.aborted) return;
      update(({ status }) => ({ status: status === 'failed' ? status : 'paused' }));
      listener.onPlaying(false);
    };
    const fail = (failure: StreamFailure) => {
      if (end.signal.aborted) return;
      update(() => ({ status: 'failed', failure }));
      listener.onPlaying(false);
    };
    const listen = (name: string, act: () => void) =>
      element.addEventListener(name, act, { signal: end.signal });
    listen('playing', () => {
      update(() => ({ status: 'playing' }));
      listener.onPlaying(true);
    });
    listen('waiting', () => update(() => ({ status: 'loading' })));
    listen('pause', pause);
    listen('timeupdate', () => {
      update(() => ({ position: element.currentTime }));
      listener.onPosition(element.currentTime);
    });
    listen('durationchange', () =>
      update(() => ({ duration: Number.isFinite(element.duration) ? element.duration : 0 })),
    );
    listen('error', () => fail('failed'));
    // If the browser blocks autoplay, the audio stays paused with its play button.
    const handlers = { onReady: () => void element.play().catch(pause), onError: fail };
    const authorization = played.isForeign ? null : mediaAuthorization(client);
    const release = playStream(element, played.endpoint, authorization, handlers, played.start);
    return () => {
      end.abort();
      element.pause();
      fade.release();
      release();
      audio.current = null;
      listener.onControls(null);
    };
  }, [client, key, level, rate, listener]);

  return {
    status,
    failure: run.failure,
    position: run.position,
    duration: run.duration,
    volume,
    speed,
    setSpeed,
    toggle: () => audio.current && toggleElement(audio.current),
    jump: (seconds) => audio.current && jumpBy(audio.current, seconds, run.duration),
    seek: (percent) => {
      if (audio.current && run.duration > 0) audio.current.currentTime = (percent / 100) * run.duration;
    },
    setVolume,
    retry: () => setAttempt((count) => count + 1),
  };
}

function jumpBy(element: HTMLAudioElement, seconds: number, duration: number): void {
  element.currentTime = Math.min(Math.max(0, element.currentTime + seconds), duration);
}

/** The default applies again when the element loads its source. */
function setRate(element: HTMLAudioElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

function toggleElement(element: HTMLAudioElement): void {
  // A blocked play fires the pause event.
  if (element.paused) element.play().catch(() => undefined);
  else element.pause();
}
