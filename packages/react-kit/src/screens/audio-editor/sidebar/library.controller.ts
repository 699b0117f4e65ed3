import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { audioEventsQueries, useDeleteUploads, useSetCartType } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { withoutPicked } from '../timeline-model/picked-events.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';
import { sidebarMessages } from './sidebar.messages.ts';

export interface LibraryState {
  category: string | null;
  search: string;
  setCategory: (category: string | null) => void;
  setSearch: (search: string) => void;
  items: readonly AudioEvent[];
  list: 'loading' | 'failed' | 'empty' | 'no-match' | 'ready';
  error: string;
  retry: () => void;
  playingId: number | null;
  play: (event: AudioEvent) => void;
  add: (event: AudioEvent) => void;
  removeOne: (event: AudioEvent) => void;
  removeTogether: (events: readonly AudioEvent[]) => void;
  /** Whether several items are being deleted. */
  isRemoving: boolean;
  /** The items of the last delete, which can be restored. */
  removed: readonly AudioEvent[];
  restore: () => void;
  removeAll: (onDone: () => void) => void;
}

const none: readonly AudioEvent[] = [];

/** The newest uploads of the station. */
export function useLibrary(): LibraryState {
  const messages = useWords(sidebarMessages);
  const { client } = usePostKit();
  const [category, setCategory] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const library = useQuery(audioEventsQueries.library(client, { category, search: wanted }));
  const preview = usePreviewOfEvent();
  const addEvents = useAddEvents();
  const setType = useSetCartType();
  const deleteUploads = useDeleteUploads();
  const reportServerError = useReportServerError();
  const store = useEditorStore();
  const [removed, setRemoved] = useState(none);
  const removingIds = setType.isPending ? setType.variables.cartIds : [];
  const items = (library.data ?? none).filter(({ cart }) => !removingIds.includes(cart.id));

  const fail = (error: unknown, text: string) => reportServerError(messages.deleteName, text, error);

  function onRemoved(events: readonly AudioEvent[]) {
    const { picked, setPicked } = store.getState();
    setPicked(withoutPicked(picked, events));
    setRemoved(events);
  }

  function removeOne(event: AudioEvent) {
    setType.mutate(
      { cartIds: [event.cart.id], type: 'SINGLE_USE' },
      { onSuccess: () => onRemoved([event]), onError: (error) => fail(error, messages.deleteFailed) },
    );
  }

  function removeTogether(events: readonly AudioEvent[], onDone?: () => void) {
    deleteUploads.mutate(
      events.map(({ id }) => id),
      {
        onSuccess: () => onRemoved(events),
        onError: (error) => fail(error, messages.bulkDeleteFailed),
        ...(onDone && { onSettled: onDone }),
      },
    );
  }

  function listState(): LibraryState['list'] {
    if (library.isPending) return 'loading';
    if (library.isError && !library.data) return 'failed';
    if (items.length > 0) return 'ready';
    return category || wanted ? 'no-match' : 'empty';
  }

  return {
    category,
    search,
    setCategory,
    setSearch,
    items,
    list: listState(),
    error: library.error?.message ?? '',
    retry: () => void library.refetch(),
    playingId: preview.playingId,
    play: preview.toggle,
    add: (event) => addEvents([event]),
    removeOne,
    removeTogether,
    isRemoving: deleteUploads.isPending,
    removed,
    restore: () =>
      setType.mutate(
        { cartIds: removed.map(({ cart }) => cart.id), type: 'UPLOAD' },
        { onSuccess: () => setRemoved(none), onError: (error) => fail(error, messages.deleteFailed) },
      ),
    removeAll: (onDone) => removeTogether(items, onDone),
  };
}
