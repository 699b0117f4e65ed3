import { useEffect, useState } from 'react';

/** What the audio element is doing. Times in seconds; `length` is 0 until the element knows. */
export interface Sound {
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

const silence: Sound = { playing: false, waiting: false, failed: false, time: 0, length: 0, loaded: 0, muted: false, volume: 1, speed: 1 };

const changes = 'play pause playing waiting seeked timeupdate durationchange progress volumechange ratechange error';

function loadedUntil({ buffered }: HTMLAudioElement): number {
  return buffered.length ? buffered.end(buffered.length - 1) : 0;
}

function soundOf(audio: HTMLAudioElement): Sound {
  const { paused, error, readyState, currentTime, duration, muted, volume, playbackRate } = audio;
  return {
    playing: !paused && !error,
    // HAVE_FUTURE_DATA is 3: below it nothing is heard.
    waiting: !paused && !error && readyState < 3,
    failed: Boolean(error),
    time: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
    loaded: loadedUntil(audio),
    muted,
    volume,
    speed: playbackRate,
  };
}

/** The element is the only keeper of the state: every one of its events is answered with a fresh look at it. */
export function useSound(audio: HTMLAudioElement | null): Sound {
  const [sound, setSound] = useState(silence);

  useEffect(() => {
    if (!audio) return undefined;
    const look = () => setSound(soundOf(audio));
    const names = changes.split(' ');
    for (const name of names) audio.addEventListener(name, look);
    return () => {
      for (const name of names) audio.removeEventListener(name, look);
    };
  }, [audio]);

  return sound;
}
