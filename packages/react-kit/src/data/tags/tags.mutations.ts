import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { Tag } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { withTag } from './tag-list.ts';
import { tagsQueries } from './tags.queries.ts';

/** Finds the tags with these names and creates missing ones. Resolves to all of them in order. */
export function useEnsureTags() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (names: readonly string[]): Promise<Tag[]> => {
      if (names.length === 0) return [];
      const known = new Map(
        (await queries.query(tagsQueries.list(client))).map((tag) => [keyOf(tag.name), tag]),
      );
      const tags: Tag[] = [];
      for (const name of names) {
        const tag = known.get(keyOf(name)) ?? (await create(name));
        known.set(keyOf(name), tag);
        tags.push(tag);
      }
      return tags;
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: tagsQueries.all(client) }),
  });

  async function create(name: string): Promise<Tag> {
    try {
      return await client.tags.create(name);
    } catch (error) {
      // Another user may have created it since the list was loaded.
      const now = isHttpError(error, 409)
        ? (await client.tags.list()).objects.find((tag) => keyOf(tag.name) === keyOf(name))
        : undefined;
      if (!now) throw error;
      return now;
    }
  }
}

export interface SaveTag {
  /** Null creates a tag. */
  id: Tag['id'] | null;
  name: string;
}

/** Creates or renames a tag. Fails if another tag has the name (HttpError 409). */
export function useSaveTag() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name }: SaveTag): Promise<Tag> =>
      id === null ? client.tags.create(name) : client.tags.rename(id, name),
    onSuccess: (saved) =>
      queries.setQueryData(tagsQueries.list(client).queryKey, (tags) => tags && withTag(tags, saved)),
    onSettled: () => void queries.invalidateQueries({ queryKey: tagsQueries.all(client) }),
  });
}

/** Deletes a tag and removes it from all shows and episodes. */
export function useDeleteTag() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: Tag['id']) => client.tags.delete(id),
    onSuccess: (_, id) =>
      queries.setQueryData(tagsQueries.list(client).queryKey, (tags) => tags?.filter((tag) => tag.id !== id)),
    onSettled: () => void queries.invalidateQueries({ queryKey: tagsQueries.all(client) }),
  });
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase();
}
