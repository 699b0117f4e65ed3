import type { Tag } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useTagsLive } from '../tags.live.ts';
import { tagsQueries } from '../tags.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { findTags, sortTags, type UsageByTag } from '../tag-list.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { newTag, type TagDraft } from './tag-draft.ts';

export type TagsDialog = { kind: 'edit'; draft: TagDraft } | { kind: 'delete'; tag: Tag };

export interface ReadyTags {
  status: 'ready';
  /** What the search leaves. */
  tags: readonly Tag[];
  /** How many there are, whatever the search leaves. */
  count: number;
  /** Undefined until it is counted, and where that failed: the list does without. */
  usage: UsageByTag | undefined;
  typed: string;
  setTyped(typed: string): void;
  /** The one dialog that is open. */
  dialog: TagsDialog | null;
  add(): void;
  edit(tag: Tag): void;
  remove(tag: Tag): void;
  close(): void;
}

export type TagsState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | ReadyTags;

export function useTagsController(): TagsState {
  const { client } = usePostKit();
  const settings = useSettings();
  const session = settings.data && stationSession(settings.data.settings);
  const lack = session && lackOf('tags', session.standing);
  const list = useQuery({ ...tagsQueries.list(client), enabled: lack === null });
  const usage = useQuery({ ...tagsQueries.usage(client), enabled: lack === null });
  useLiveChannel();
  useTagsLive();
  const [typed, setTyped] = useState('');
  const [dialog, setDialog] = useState<TagsDialog | null>(null);
  const wanted = useDeferredValue(typed);
  const sorted = useMemo(() => sortTags(list.data ?? []), [list.data]);
  const tags = useMemo(() => findTags(sorted, wanted), [sorted, wanted]);

  if (lack) return { status: 'denied', lacks: lack };
  if (settings.isLoadingError || list.isLoadingError) {
    const retry = () => void Promise.all([settings, list].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
    return { status: 'failed', isRetrying: settings.isFetching || list.isFetching, retry };
  }
  if (!list.data) return { status: 'loading' };
  return {
    status: 'ready',
    tags,
    count: sorted.length,
    usage: usage.data,
    typed,
    setTyped,
    dialog,
    add: () => setDialog({ kind: 'edit', draft: newTag }),
    edit: ({ id, name }) => setDialog({ kind: 'edit', draft: { id, name } }),
    remove: (tag) => setDialog({ kind: 'delete', tag }),
    close: () => setDialog(null),
  };
}
