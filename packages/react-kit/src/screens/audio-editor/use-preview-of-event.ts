import { useCallback } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { type PlayedAudio, usePreview } from '../../data/audio-events/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useStores } from '../../host/stores.ts';

type Playable = Pick<AudioEvent, 'id'> & {
  cart: Pick<AudioEvent['cart'], 'title' | 'artist'>;
  fades?: PlayedAudio;
};

/** Plays events in the workspace's preview player; toggling the playing event stops it. */
export function usePreviewOfEvent() {
  const stores = useStores();
  const { client } = usePostKit();
  const playingId = usePreview(({ playing, preview }) => (playing ? (preview?.eventId ?? null) : null));
  const previewOf = useCallback(
    (id: number, { title, artist }: Playable['cart']) => ({
      title,
      artist,
      eventId: id,
      endpoint: client.audioEvents.playlistAddress(id),
    }),
    [client],
  );
  const toggle = useCallback(
    ({ id, cart, fades }: Playable) => {
      const { preview, playing, play, close } = usePreview.in(stores).getState();
      if (playing && preview?.eventId === id) close();
      else play({ ...previewOf(id, cart), ...(fades ? { fades } : {}) });
    },
    [stores, previewOf],
  );
  /** Plays from `start`, in seconds; the same call during playback stops it. */
  const toggleFrom = useCallback(
    ({ id, cart }: Playable, start: number) => {
      const { preview, playing, play, close } = usePreview.in(stores).getState();
      if (playing && preview?.eventId === id && preview.start === start) close();
      else play({ ...previewOf(id, cart), start });
    },
    [stores, previewOf],
  );
  /** Plays from `start`, in seconds. */
  const playFrom = useCallback(
    ({ id, cart }: Playable, start: number) =>
      usePreview
        .in(stores)
        .getState()
        .play({ ...previewOf(id, cart), start }),
    [stores, previewOf],
  );
  return { playingId, toggle, toggleFrom, playFrom };
}
