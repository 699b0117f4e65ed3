import { type PlayedAudio, playedGain } from './fades.ts';

let context: AudioContext | null = null;
const boosts = new WeakMap<HTMLMediaElement, GainNode>();

/**
 * Plays an element louder than its file, which its own volume cannot: 1 and below leave it alone. The first factor
 * above 1 routes the element through the audio graph, where it stays.
 */
function boostMedia(media: HTMLMediaElement, factor: number): void {
  const boost = boosts.get(media) ?? (factor > 1 ? route(media) : null);
  if (boost) boost.gain.value = Math.max(1, factor);
}

function route(media: HTMLMediaElement): GainNode | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  const boost = context.createGain();
  context.createMediaElementSource(media).connect(boost).connect(context.destination);
  boosts.set(media, boost);
  // A context that was created without a press waits for one; playing is one.
  void context.resume();
  return boost;
}

/** An audio element whose volume follows its fades. */
export interface FadingMedia {
  /** Applies a changed volume at once. */
  apply(): void;
  /** Stops the fades and restores the user's volume. */
  release(): void;
}

const moments = ['pause', 'seeked', 'loadedmetadata'] as const;

/**
 * Applies the fades and the level of an event to an audio element while it plays.
 * @param audio The fades; null for none.
 * @param level Returns the user's volume, 0 to 1; read on every update.
 * @param startMs Position in the element's audio at which the faded part starts.
 */
export function fadeMedia(
  media: HTMLAudioElement,
  audio: PlayedAudio | null,
  level: () => number,
  startMs = 0,
): FadingMedia {
  const apply = () => {
    const atMs = media.currentTime * 1000;
    const gain = audio ? playedGain(audio, atMs, startMs) : 1;
    const volume = level() * Math.min(1, gain);
    if (media.volume !== volume) media.volume = volume;
    boostMedia(media, gain);
  };
  apply();
  if (!audio || isConstant(audio)) return { apply, release: () => boostMedia(media, 1) };
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
      boostMedia(media, 1);
    },
  };
}

function isConstant({ fadeInMs, fadeOutMs, innerFades, innerLevels = [] }: PlayedAudio): boolean {
  return fadeInMs === 0 && fadeOutMs === 0 && innerFades.length === 0 && innerLevels.length === 0;
}
