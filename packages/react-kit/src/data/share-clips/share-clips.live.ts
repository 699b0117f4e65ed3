import { useQueryClient } from '@tanstack/react-query';
import type { ShareClip } from '@postkit/sdk/schema';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { shareClipsQueries } from './share-clips.queries.ts';

/** Marks the progress of clips in the cached lists by live events, and reloads the lists when one ends. */
export function useShareClipsLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const queryKey = shareClipsQueries.all(client);

  useLive('share_clip_changed', ({ guid, status, progress }) => {
    if (status !== 'processing') return void queries.invalidateQueries({ queryKey });
    changeCached<ShareClip[]>(queries, { queryKey }, (clips) =>
      clips.map((clip) =>
        clip.guid === guid && clip.status === 'processing' ? { ...clip, progress } : clip,
      ),
    );
  });
  useLive('reset', () => void queries.invalidateQueries({ queryKey }));
}
