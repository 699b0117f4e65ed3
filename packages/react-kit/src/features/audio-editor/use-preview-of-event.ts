import type { AudioEvent } from '@postkit/sdk/schema';
import { useCallback } from 'react';
import { type HeardSound, usePreview } from '../audio-events/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

const eventOfPlaylist = /\/event\/(\d+)\.m3u8$/;

type Playable = Pick<AudioEvent, 'id'> & { cart: Pick<AudioEvent['cart'], 'title' | 'artist'>; fades?: HeardSound };

/** Plays events in the workspace's preview player; a press on what plays ends it. */
export function usePreviewOfEvent() {
  const { client } = usePostKit();
  const endpoint = usePreview((state) => (state.playing ? (state.preview?.endpoint ?? '') : ''));
  const playingId = Number(eventOfPlaylist.exec(endpoint)?.[1] ?? Number.NaN);
  const toggle = useCallback(
    ({ id, cart, fades }: Playable) => {
      const address = client.audioEvents.playlistAddress(id);
      const { preview, playing, play, close } = usePreview.getState();
      if (playing && preview?.endpoint === address) close();
      else play({ title: cart.title, artist: cart.artist, endpoint: address, ...(fades ? { fades } : {}) });
    },
    [client],
  );
  /** Plays from so many seconds on; asked for the same again while it plays, it ends. */
  const toggleFrom = useCallback(
    ({ id, cart }: Playable, start: number) => {
      const endpoint = client.audioEvents.playlistAddress(id);
      const { preview, playing, play, close } = usePreview.getState();
      if (playing && preview?.endpoint === endpoint && preview.start === start) close();
      else play({ title: cart.title, artist: cart.artist, endpoint, start });
    },
    [client],
  );
  return { playingId: Number.isNaN(playingId) ? null : playingId, toggle, toggleFrom };
}
