import { serverMessage } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDeleteUploads, useSetCartType } from '../../../data/audio-events/audio-events.mutations.ts';
import { audioEventsQueries } from '../../../data/audio-events/audio-events.queries.ts';
import { useMessages } from '../../../provider/messages.store.ts';
import { usePostKit } from '../../../provider/postkit-context.ts';
import { sidebarMessages as words } from '../audio-editor.messages.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';

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
  remove: (event: AudioEvent) => void;
  /** The item that was deleted last and can be put back. */
  removed: AudioEvent | null;
  putBack: () => void;
  removeAll: (onDone: () => void) => void;
  isRemovingAll: boolean;
}

/** The newest uploads of the station. */
export function useLibrary(): LibraryState {
  const { client } = usePostKit();
  const [category, setCategory] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const library = useQuery(audioEventsQueries.library(client, { category, search: wanted }));
  const preview = usePreviewOfEvent();
  const addEvents = useAddEvents();
  const setType = useSetCartType();
  const deleteUploads = useDeleteUploads();
  const show = useMessages((state) => state.show);
  const [removed, setRemoved] = useState<AudioEvent | null>(null);
  const items = (library.data ?? []).filter((item) => !(setType.isPending && setType.variables.cartId === item.cart.id));

  function fail(error: unknown, text: string) {
    const message = serverMessage(error, text);
    if (message.action === 'show') show({ name: words.deleteName, details: message.global ?? message.details, type: 'error' });
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
    remove: (event) =>
      setType.mutate(
        { cartId: event.cart.id, type: 'SINGLE_USE' },
        { onSuccess: () => setRemoved(event), onError: (error) => fail(error, words.deleteFailed) },
      ),
    removed,
    putBack: () => {
      if (!removed) return;
      setType.mutate(
        { cartId: removed.cart.id, type: 'UPLOAD' },
        { onSuccess: () => setRemoved(null), onError: (error) => fail(error, words.deleteFailed) },
      );
    },
    removeAll: (onDone) =>
      deleteUploads.mutate(
        items.map(({ id }) => id),
        { onSuccess: () => setRemoved(null), onError: (error) => fail(error, words.bulkDeleteFailed), onSettled: onDone },
      ),
    isRemovingAll: deleteUploads.isPending,
  };
}
