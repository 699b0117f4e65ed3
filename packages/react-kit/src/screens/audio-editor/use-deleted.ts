import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { Episode } from '@postkit/sdk/schema';
import { episodesQueries } from '../../data/episodes/index.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Whether the episode was deleted after the editor opened. */
export function useDeleted(episode: Episode | null): boolean {
  const { client } = usePostKit();
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const id = episode?.playlist_id ?? 0;
  // Refetched after a reconnect, in case a live event was missed.
  const { error } = useQuery({ ...episodesQueries.one(client, id), enabled: id > 0 });
  useLive('playlist_changed', (message) => {
    if (message.playlist_id === id && message.change === 'deleted') setDeletedId(id);
  });
  return id > 0 && (deletedId === id || isHttpError(error, 404));
}
