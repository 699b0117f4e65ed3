import { fadeGain, type HeardSound, innerGain } from './fades.ts';

/** An audio element whose volume follows its fades. */
export interface FadingMedia {
  /** Takes over another level at once. */
  apply(): void;
  /** Lets the element go, at the level that the person has set. */
  release(): void;
}

const moments = ['pause', 'seeked', 'loadedmetadata'] as const;

/**
 * Lets an audio element rise and fall as a piece does, by its volume, while it plays.
 * @param sound null for one without fades
 * @param level asked each time; 0 to 1, what the person has set
 * @param startMs where in the element's sound the piece begins
 */
export function fadeMedia(media: HTMLAudioElement, sound: HeardSound | null, level: () => number, startMs = 0): FadingMedia {
  const apply = () => {
    const atMs = media.currentTime * 1000;
    const volume = level() * (sound ? Math.min(fadeGain(sound, atMs - startMs), innerGain(sound.innerFades, atMs)) : 1);
    if (media.volume !== volume) media.volume = volume;
  };
  apply();
  if (!sound || (sound.fadeInMs === 0 && sound.fadeOutMs === 0 && sound.innerFades.length === 0)) return { apply, release: () => {} };
  const end = new AbortController();
  let frame = 0;
  const follow = () => {
    apply();
    if (!media.paused) frame = requestAnimationFrame(follow);
  };
  const start = () => {
    cancelAnimationFrame(frame);
    follow();
  };
  media.addEventListener('play', start, { signal: end.signal });
  for (const name of moments) media.addEventListener(name, apply, { signal: end.signal });
  if (!media.paused) start();
  return {
    apply,
    release: () => {
      end.abort();
      cancelAnimationFrame(frame);
      media.volume = level();
    },
  };
}
