import { useEffect } from 'react';
import type { Preview } from '../../data/audio-events/index.ts';
import { jumpSeconds, type StreamPlayback } from '../../parts/audio-events/playback/index.ts';

/** Gives the preview to the system: its media keys and lock screen play, pause and jump. */
export function useMediaSession(
  { title, artist, cover }: Preview,
  { status, toggle, jump }: StreamPlayback,
): void {
  const isOn = status === 'playing' || status === 'loading';
  useEffect(() => {
    const session = mediaSession();
    if (!session) return undefined;
    session.metadata = new MediaMetadata({ title, artist, artwork: cover ? [{ src: cover }] : [] });
    return () => {
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [title, artist, cover]);

  useEffect(() => {
    const session = mediaSession();
    if (!session) return undefined;
    session.playbackState = isOn ? 'playing' : 'paused';
    const actions = {
      play: toggle,
      pause: toggle,
      seekbackward: () => jump(-jumpSeconds),
      seekforward: () => jump(jumpSeconds),
    } as const;
    for (const [action, run] of entries(actions)) session.setActionHandler(action, run);
    return () => {
      for (const [action] of entries(actions)) session.setActionHandler(action, null);
    };
  });
}

function entries<Actions extends Partial<Record<MediaSessionAction, () => void>>>(actions: Actions) {
  return Object.entries(actions) as [MediaSessionAction, () => void][];
}

/** Not every browser has one. */
function mediaSession(): MediaSession | undefined {
  return 'mediaSession' in navigator ? navigator.mediaSession : undefined;
}
