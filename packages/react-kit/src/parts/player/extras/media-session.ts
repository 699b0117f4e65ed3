import type { WidgetEpisode } from '@postkit/sdk/schema';
import type { MediaCommands } from '../player-extras.ts';

const changes = ['play', 'pause', 'ended', 'seeked', 'ratechange', 'durationchange', 'timeupdate'];
const connected = new WeakSet<HTMLAudioElement>();
/** The element of the latest player to play. */
let owner: HTMLAudioElement | undefined;

function showState(audio: HTMLAudioElement) {
  if (audio !== owner) return;
  const { mediaSession } = navigator;
  const { duration, currentTime, playbackRate, paused } = audio;
  mediaSession.playbackState = paused ? 'paused' : 'playing';
  // Until then the device would show a bar without a length.
  if (duration > 0 && Number.isFinite(duration)) {
    mediaSession.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
  }
}

/** Shows an episode on the lock screen and connects media keys. Players share them: the latest to play has them. */
export function connectMediaSession(
  audio: HTMLAudioElement,
  episode: WidgetEpisode,
  commands: MediaCommands,
): void {
  const session = navigator.mediaSession;
  if (!session) return;
  const { name: title, show_title: show, square_image: src } = episode;
  owner = audio;
  session.metadata = new MediaMetadata({ title, artist: show, album: show, artwork: src ? [{ src }] : [] });
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', commands.play],
    ['pause', commands.pause],
    ['stop', commands.pause],
    ['seekbackward', ({ seekOffset }) => commands.skip(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => commands.skip(seekOffset ?? 30)],
    ['seekto', ({ seekTime }) => commands.seekTo(seekTime ?? 0)],
    ['previoustrack', () => commands.step(-1)],
    ['nexttrack', () => commands.step(1)],
  ];
  for (const [action, handler] of handlers) session.setActionHandler(action, handler);
  if (!connected.has(audio)) {
    connected.add(audio);
    for (const change of changes) audio.addEventListener(change, () => showState(audio));
  }
  showState(audio);
}
