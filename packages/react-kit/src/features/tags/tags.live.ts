import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../screen/live/use-live.ts';
import { tagsQueries } from './tags.queries.ts';

/** Reads tags anew when somebody changed one; what carries them changes with shows and episodes too. */
export function useTagsLive(): void {
  const queries = useQueryClient();
  const readAnew = () => void queries.invalidateQueries({ queryKey: tagsQueries.all() });
  useLive('tag_changed', readAnew);
  useLive('show_changed', readAnew);
  useLive('reset', readAnew);
}
