import { isHttpError } from '@postkit/sdk';
import type { Episode } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { episodesQueries } from '../episodes/index.ts';
import { useLive } from '../../screen/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Whether the episode was deleted since this draft was made from it. */
export function useDeleted(episode: Episode | null): boolean {
  const { client } = usePostKit();
  const [toldId, setToldId] = useState<number | null>(null);
  const id = episode?.playlist_id ?? 0;
  // Asked anew when the connection comes back, for what was not told meanwhile.
  const { error } = useQuery({ ...episodesQueries.one(client, id), enabled: id > 0 });
  useLive('playlist_changed', (message) => {
    if (message.playlist_id === id && message.change === 'deleted') setToldId(id);
  });
  return id > 0 && (toldId === id || isHttpError(error, 404));
}
