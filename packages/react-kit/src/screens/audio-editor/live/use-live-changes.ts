import { useMemo } from 'react';
import type { Episode, Show } from '@postkit/sdk/schema';
import { eventUri } from '../../../data/audio-events/index.ts';
import { type ChangedField, changedFields } from '../../../data/episodes/index.ts';
import { draftOfStored } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { draftToPublish } from '../audio-editor.model.ts';
import { useEditor } from '../audio-editor.store.ts';

/** The fields in the editor that differ from the live episode; none for an episode that is not live. */
export function useLiveChanges(
  live: Episode | undefined,
  shows: readonly Pick<Show, 'id' | 'resource_uri'>[],
): readonly ChangedField[] {
  const { client } = usePostKit();
  const form = useEditor((state) => state.form);
  const items = useEditor((state) => state.history.items);
  return useMemo(() => {
    if (!live) return [];
    const show = shows.find(({ id }) => id === form.showId) ?? { id: live.show_id, resource_uri: live.show };
    const { fields } = draftToPublish({
      episode: live,
      isDeleted: false,
      version: live.version,
      form,
      items,
      show,
      tags: [],
      onceUseTags: [],
      eventUri: (id) => eventUri(client, id),
    });
    // The form has the names of the tags only.
    const changed = changedFields(draftOfStored(live).fields, {
      ...fields,
      playlist_categories: undefined,
      onceUseTags: undefined,
    });
    return isSame(live.tags, form.tags) ? changed : [...changed, 'tags'];
  }, [live, shows, form, items, client]);
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name));
}
