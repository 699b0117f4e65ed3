import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { categoriesQueries } from '../../data/categories/index.ts';
import { refetchCategories } from '../../data/categories/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

type Changes = Parameters<PostKitClient['categories']['update']>[1];

export type SaveGroup =
  | { group: null; fields: Parameters<PostKitClient['categories']['create']>[0] }
  | { group: CategoryGroup; fields: Changes };

/** Creates a group, or updates the given fields of one. Fails with HttpError 409 if another group has that name. */
export function useSaveGroup() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ group, fields }: SaveGroup): Promise<CategoryGroup> =>
      group === null
        ? client.categories.create(fields)
        : client.categories.update(group.id, { key: group.key, ...fields }),
    onSuccess: (saved) =>
      queries.setQueryData(
        categoriesQueries.groups(client).queryKey,
        (groups) => groups && [...groups.filter(({ id }) => id !== saved.id), saved],
      ),
    onSettled: () => void refetchCategories(client, queries),
  });
}

/** Deletes a group; its categories become unassigned. */
export function useDeleteGroup() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: CategoryGroup) => client.categories.delete(id),
    onSuccess: (_, { id }) =>
      queries.setQueryData(categoriesQueries.groups(client).queryKey, (groups) =>
        groups?.filter((group) => group.id !== id),
      ),
    onSettled: () => refetchCategories(client, queries),
  });
}
