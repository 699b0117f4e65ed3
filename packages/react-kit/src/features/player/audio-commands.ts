/** Two voices at once help nobody: the player that starts stops the one that sounds. */
let sounding: HTMLAudioElement | null = null;

export function start(audio: HTMLAudioElement): void {
  if (sounding !== audio) sounding?.pause();
  sounding = audio;
  // A refusal shows in the element's own state: paused again, or its error.
  audio.play().catch(() => {});
}

/** Loads again after an error and goes on where it stopped. */
export function restart(audio: HTMLAudioElement): void {
  const { currentTime } = audio;
  audio.load();
  audio.currentTime = currentTime;
  start(audio);
}

export function seek(audio: HTMLAudioElement, seconds: number): void {
  audio.currentTime = seconds;
  // Before anything is loaded the element keeps the position for later, but says nothing.
  audio.dispatchEvent(new Event('timeupdate'));
}

/** The default rate too, so that the next episode keeps it. */
export function setSpeed(audio: HTMLAudioElement, speed: number): void {
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

/** `volume` is 0 to 1; 0 is muted, anything else is not. */
export function setVolume(audio: HTMLAudioElement, volume: number): void {
  audio.volume = volume;
  audio.muted = volume === 0;
}
