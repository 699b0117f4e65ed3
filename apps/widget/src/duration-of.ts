/** Seconds: of the loaded audio, before that of the list of episodes, which the element carries. */
export function durationOf({ duration, dataset }: HTMLAudioElement): number {
  return Number.isFinite(duration) ? duration : Number(dataset['duration']) || 0;
}
