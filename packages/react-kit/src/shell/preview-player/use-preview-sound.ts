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

/** Seconds that rewind and forward jump. */
export const jumpSeconds = 10;

export interface PreviewSound {
  status: 'loading' | 'playing' | 'paused' | 'failed';
  /** Why it failed. */
  failure: StreamFailure;
  /** Seconds. */
  position: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  toggle(): void;
  jump(seconds: number): void;
  /** 0 to 100 of the whole. */
  seek(percent: number): void;
  setVolume(percent: number): void;
  retry(): void;
}

const volumeKey = 'preview-volume';

function storedVolume(stored: string | null): number {
  const volume = stored === null ? Number.NaN : Number(stored);
  return volume >= 0 && volume <= 100 ? volume : 100;
}

/** How far one run of a preview is; a new preview, or another try, is a new run. */
interface Run {
  key: object;
  status: PreviewSound['status'];
  failure: StreamFailure;
  position: number;
  duration: number;
}

const start = (key: object): Run => ({ key, status: 'loading', failure: 'failed', position: 0, duration: 0 });

/** How loud the person wants it, kept for the next time; `level` is that of an element, 0 to 1. */
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

/** The sound behind the preview player: one audio element, which plays what the preview store says. */
export function usePreviewSound(preview: Preview): PreviewSound {
  const { client } = usePostKit();
  const { setPlaying, setPosition } = usePreview.getState();
  const audio = useRef<HTMLAudioElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = useMemo(() => ({ preview, attempt }), [preview, attempt]);
  const [latest, setLatest] = useState(() => start(key));
  const run = latest.key === key ? latest : start(key);
  const fading = useRef<FadingMedia>(null);
  const { volume, level, setVolume } = useVolume(() => fading.current?.apply());

  useEffect(() => {
    const element = new Audio();
    audio.current = element;
    const faded = fadeMedia(element, key.preview.fades ?? null, () => level.current);
    fading.current = faded;
    const end = new AbortController();
    const update = (change: (before: Run) => Partial<Run>) =>
      setLatest((before) => {
        const current = before.key === key ? before : start(key);
        return { ...current, ...change(current) };
      });
    // An element that was taken back still ends its promises.
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
    const handlers = {
      // A browser that refuses to start by itself leaves it paused; the button is there.
      onReady: () => void element.play().catch(pause),
      onError: fail,
    };
    const release = playStream(element, key.preview.endpoint, mediaAuthorization(client), handlers, key.preview.start);
    return () => {
      end.abort();
      element.pause();
      faded.release();
      release();
      audio.current = null;
    };
  }, [client, key, level, setPlaying, setPosition]);

  return {
    status: run.status,
    failure: run.failure,
    position: run.position,
    duration: run.duration,
    volume,
    toggle: () => {
      const element = audio.current;
      // A browser's refusal is told by its pause event.
      if (element?.paused) element.play().catch(() => undefined);
      else element?.pause();
    },
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
