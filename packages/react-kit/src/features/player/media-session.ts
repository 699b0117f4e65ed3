import type { WidgetEpisode } from '@postkit/sdk/schema';

export interface MediaCommands {
  play: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  skip: (seconds: number) => void;
  /** Episodes to move by: -1 or 1. */
  step: (episodes: number) => void;
}

/** Shows an episode on the lock screen and connects media keys. Players share them: the latest to play has them. */
export function setMediaSession({ name, show_title, square_image }: WidgetEpisode, commands: MediaCommands): void {
  const session = navigator.mediaSession;
  if (!session) return;
  session.metadata = new MediaMetadata({ title: name, artist: show_title, artwork: square_image ? [{ src: square_image }] : [] });
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', commands.play],
    ['pause', commands.pause],
    ['seekbackward', () => commands.skip(-10)],
    ['seekforward', () => commands.skip(30)],
    ['seekto', ({ seekTime }) => commands.seekTo(seekTime ?? 0)],
    ['previoustrack', () => commands.step(-1)],
    ['nexttrack', () => commands.step(1)],
  ];
  for (const [action, handler] of handlers) session.setActionHandler(action, handler);
}
