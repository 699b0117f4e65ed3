let context: AudioContext | null = null;
const boosts = new WeakMap<HTMLMediaElement, GainNode>();

/**
 * Plays an element louder than its file, which its own volume cannot: 1 and below leave it alone. The first factor
 * above 1 routes the element through the audio graph, where it stays.
 */
export function boostMedia(media: HTMLMediaElement, factor: number): void {
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
