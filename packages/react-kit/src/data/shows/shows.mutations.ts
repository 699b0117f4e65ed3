import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Show, ShowInput, ShowUpdate } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { showsQueries } from './shows.queries.ts';
import { useEmitSavedShow } from './use-emit-saved-show.ts';

/** A new show, or the fields to change of one. */
export type SaveShow = { id: null; fields: ShowInput } | { id: number; fields: ShowUpdate };

/** Creates a show, or changes fields of one. With a `version` that is not the newest, the station refuses (HttpError 409). */
export function useSaveShow() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const emitSaved = useEmitSavedShow();
  return useMutation({
    mutationFn: async ({ id, fields }: SaveShow): Promise<Show> =>
      id === null ? client.shows.create(fields) : client.shows.update(id, fields),
    onSuccess: (saved, { id }) => {
      queries.setQueryData(showsQueries.one(client, saved.id).queryKey, saved);
      emitSaved(saved, id === null);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: showsQueries.list(client).queryKey }),
  });
}
