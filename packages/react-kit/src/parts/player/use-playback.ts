import { useEffect, useState } from 'react';

/** State of the audio element. Times are in seconds; `length` is 0 until it is known. */
export interface Playback {
  playing: boolean;
  waiting: boolean;
  failed: boolean;
  time: number;
  length: number;
  loaded: number;
  muted: boolean;
  volume: number;
  speed: number;
}

const silence: Playback = {
  playing: false,
  waiting: false,
  failed: false,
  time: 0,
  length: 0,
  loaded: 0,
  muted: false,
  volume: 1,
  speed: 1,
};

const changes =
  'play pause playing waiting seeked timeupdate durationchange progress volumechange ratechange error';

function bufferedEnd({ buffered }: HTMLAudioElement): number {
  return buffered.length ? buffered.end(buffered.length - 1) : 0;
}

function playbackOf(audio: HTMLAudioElement): Playback {
  const { paused, error, readyState, currentTime, duration, muted, volume, playbackRate } = audio;
  return {
    playing: !paused && !error,
    // Below HAVE_FUTURE_DATA (3) nothing plays.
    waiting: !paused && !error && readyState < 3,
    failed: Boolean(error),
    time: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
    loaded: bufferedEnd(audio),
    muted,
    volume,
    speed: playbackRate,
  };
}

/** The audio element holds the state; each of its events reads it again. */
export function usePlayback(audio: HTMLAudioElement | null): Playback {
  const [playback, setPlayback] = useState(silence);

  useEffect(() => {
    if (!audio) return undefined;
    const update = () => setPlayback(playbackOf(audio));
    const names = changes.split(' ');
    for (const name of names) audio.addEventListener(name, update);
    return () => {
      for (const name of names) audio.removeEventListener(name, update);
    };
  }, [audio]);

  return playback;
}
