/** The playing element: a player that starts pauses the others on the page. */
let current: HTMLAudioElement | null = null;

export function start(audio: HTMLAudioElement): void {
  if (current !== audio) current?.pause();
  current = audio;
  // A refused play shows in the element's state: paused again, or its error.
  audio.play().catch(() => {});
}

/** Reloads after an error and continues at the same position. */
export function restart(audio: HTMLAudioElement): void {
  const { currentTime } = audio;
  audio.load();
  audio.currentTime = currentTime;
  start(audio);
}

export function seek(audio: HTMLAudioElement, seconds: number): void {
  audio.currentTime = seconds;
  // Before anything has loaded, the element stores the position but fires no event.
  audio.dispatchEvent(new Event('timeupdate'));
}

/** Sets the address of the first episode and its start in seconds; does nothing if it has the address. */
export function prepare(audio: HTMLAudioElement, address: string, startAt: number): void {
  // Setting the same address again would stop the playback.
  if (audio.getAttribute('src') === address) return;
  audio.src = address;
  if (startAt) seek(audio, startAt);
}

/** Also sets the default rate, so that the next episode has the same speed. */
export function setSpeed(audio: HTMLAudioElement, speed: number): void {
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

/** `volume` is 0 to 1; 0 mutes, anything else unmutes. */
export function setVolume(audio: HTMLAudioElement, volume: number): void {
  audio.volume = volume;
  audio.muted = volume === 0;
}
