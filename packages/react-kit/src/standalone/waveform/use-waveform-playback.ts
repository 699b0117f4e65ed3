import { useEffect, useMemo, useRef, useState } from 'react';
import { usePreview } from '../../data/audio-events/index.ts';
import { defineStore } from '../../host/define-store.ts';
import { useStores } from '../../host/stores.ts';
import {
  type PlaybackListener,
  type Stream,
  type StreamPlayback,
  useStreamPlayback,
} from '../../parts/audio-events/playback/index.ts';
import type { WaveformAudio } from './waveform-source.ts';

/** The waveform that plays; starting another pauses it. */
const usePlayingWaveform = defineStore<{ pause: (() => void) | null }>(() => ({ pause: null }));

export interface WaveformListener {
  onPositionChange?: ((seconds: number) => void) | undefined;
  onPlayingChange?: ((playing: boolean) => void) | undefined;
}

export interface WaveformPlayback extends StreamPlayback {
  play: () => void;
  pause: () => void;
  /** Moves to a second, which before the first play is where it starts. */
  seekTo: (seconds: number) => void;
}

/** Playback of a waveform. Nothing loads before the first play. */
export function useWaveformPlayback(
  { endpoint, isForeign, seconds }: WaveformAudio,
  callbacks: WaveformListener,
): WaveformPlayback {
  const stores = useStores();
  const [startAt, setStartAt] = useState(0);
  const [stream, setStream] = useState<Stream | null>(null);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const element = useRef<{ toggle(): void; pause(): void }>(null);
  const listener = useMemo<PlaybackListener>(() => {
    const pause = () => element.current?.pause();
    return {
      onPlaying(isPlaying) {
        const playing = usePlayingWaveform.in(stores);
        if (isPlaying && playing.getState().pause !== pause) {
          playing.getState().pause?.();
          playing.setState({ pause });
          usePreview.in(stores).getState().close();
        }
        latest.current.onPlayingChange?.(isPlaying);
      },
      onPosition: (at) => latest.current.onPositionChange?.(at),
      onControls(controls) {
        element.current = controls;
        const playing = usePlayingWaveform.in(stores);
        if (!controls && playing.getState().pause === pause) playing.setState({ pause: null });
      },
    };
  }, [stores]);
  useEffect(
    () => usePreview.in(stores).subscribe(({ playing }) => playing && element.current?.pause()),
    [stores],
  );

  const playback = useStreamPlayback(stream, listener);
  const isOn = playback.status === 'playing' || playback.status === 'loading';
  const duration = playback.duration || seconds;
  const isMoving = stream !== null && (playback.position > 0 || playback.status !== 'loading');
  const position = isMoving ? playback.position : startAt;

  function seekTo(to: number): void {
    const at = Math.min(Math.max(0, to), duration || Number.POSITIVE_INFINITY);
    if (playback.duration > 0) return playback.seek((at / playback.duration) * 100);
    setStartAt(at);
    callbacks.onPositionChange?.(at);
  }

  function toggle(): void {
    if (stream) playback.toggle();
    else setStream({ endpoint, isForeign, start: startAt });
  }

  return {
    ...playback,
    position,
    duration,
    toggle,
    play: () => !isOn && toggle(),
    pause: () => element.current?.pause(),
    jump: (by) => seekTo(position + by),
    seek: (percent) => seekTo((percent / 100) * duration),
    seekTo,
  };
}
