import { useEffect, useMemo, useRef, useState } from 'react';
import { mediaAuthorization } from '../../features/sessions/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import {
  fadeMedia,
  type FadingMedia,
  playStream,
  type Preview,
  type StreamFailure,
  usePreview,
} from '../../features/audio-events/index.ts';
import { useSpeed } from './use-speed.ts';
import { useStores } from '../../host/stores.ts';

/** Seconds that rewind and forward jump. */
export const jumpSeconds = 10;

export interface PreviewPlayback {
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

/** Progress of one playback of a preview; a new preview or a retry starts a new run. */
interface Run {
  key: object;
  status: PreviewPlayback['status'];
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

/** Playback of the preview player: one audio element, which plays the preview in the store. */
export function usePreviewPlayback(preview: Preview): PreviewPlayback {
  const stores = useStores();
  const { client } = usePostKit();
  const { setPlaying, setPosition, setControls } = usePreview.in(stores).getState();
  const audio = useRef<HTMLAudioElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = useMemo(() => ({ preview, attempt }), [preview, attempt]);
  const [latest, setLatest] = useState(() => start(key));
  const run = latest.key === key ? latest : start(key);
  const fading = useRef<FadingMedia>(null);
  const { volume, level, setVolume } = useVolume(() => fading.current?.apply());
  const { speed, rate, setSpeed } = useSpeed((chosen) => audio.current && setRate(audio.current, chosen));

  useEffect(() => {
    const element = new Audio();
    audio.current = element;
    setRate(element, rate.current);
    setControls({ toggle: () => toggleElement(element) });
    const fade = fadeMedia(element, key.preview.fades ?? null, () => level.current);
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
      setPlaying(false);
    };
    const fail = (failure: StreamFailure) => {
      if (end.signal.aborted) return;
      update(() => ({ status: 'failed', failure }));
      setPlaying(false);
    };
    const listen = (name: string, listener: () => void) => element.addEventListener(name, listener, { signal: end.signal });
    listen('playing', () => {
      update(() => ({ status: 'playing' }));
      setPlaying(true);
    });
    listen('waiting', () => update(() => ({ status: 'loading' })));
    listen('pause', pause);
    listen('timeupdate', () => {
      update(() => ({ position: element.currentTime }));
      setPosition(element.currentTime);
    });
    listen('durationchange', () => update(() => ({ duration: Number.isFinite(element.duration) ? element.duration : 0 })));
    listen('error', () => fail('failed'));
    // If the browser blocks autoplay, the preview stays paused with its play button.
    const handlers = { onReady: () => void element.play().catch(pause), onError: fail };
    const release = playStream(element, key.preview.endpoint, mediaAuthorization(client), handlers, key.preview.start);
    return () => {
      end.abort();
      element.pause();
      fade.release();
      release();
      audio.current = null;
      setControls(null);
    };
  }, [client, key, level, rate, setControls, setPlaying, setPosition]);

  return {
    status: run.status,
    failure: run.failure,
    position: run.position,
    duration: run.duration,
    volume,
    speed,
    setSpeed,
    toggle: () => audio.current && toggleElement(audio.current),
    jump: (seconds) => {
      const element = audio.current;
      if (element) element.currentTime = Math.min(Math.max(0, element.currentTime + seconds), run.duration);
    },
    seek: (percent) => {
      if (audio.current && run.duration > 0) audio.current.currentTime = (percent / 100) * run.duration;
    },
    setVolume,
    retry: () => setAttempt((count) => count + 1),
  };
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
