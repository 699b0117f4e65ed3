import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { tagsQueries } from './tags.queries.ts';

/** Refetches tags when a user changes tags or shows; usage counts depend on shows and episodes too. */
export function useTagsLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries({ queryKey: tagsQueries.all(client) });
  useLive('tag_changed', invalidate);
  useLive('show_changed', invalidate);
  useLive('reset', invalidate);
}
