import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQueries } from '../../../data/categories/index.ts';
import { bumperId, type ChapterSource, unlistedCategories } from '../../../data/episodes/index.ts';
import { showsQueries } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useEditor } from '../audio-editor.store.ts';

/** The items of the timeline as pieces for chapters, behind the bumper of the show. */
export function useChapterSource(showId: number): ChapterSource {
  const { client } = usePostKit();
  const items = useEditor((state) => state.history.items);
  const shows = useQuery(showsQueries.list(client)).data;
  const groups = useQuery(categoriesQueries.groups(client)).data;
  return useMemo(() => {
    const unlisted = unlistedCategories(groups ?? []);
    const pieces = items
      .filter(({ ads }) => !ads)
      .map(({ name, artist, category, durationMs }) => ({
        title: name,
        artist,
        durationMs,
        isUnlisted: unlisted.has(category),
      }));
    return { pieces, introId: bumperId(shows?.find(({ id }) => id === showId)) };
  }, [items, shows, groups, showId]);
}
