import type { Tag } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { useTagsLive } from '../tags.live.ts';
import { tagsQueries } from '../tags.queries.ts';
import { findTags, sortTags, type UsageByTag } from '../tag-list.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { newTag, type TagDraft } from './tag-draft.ts';

export type TagsDialog = { kind: 'edit'; draft: TagDraft } | { kind: 'delete'; tag: Tag };

export interface TagsState {
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

export function useTagsController() {
  const { client } = usePostKit();
  const access = useAccess('tags');
  const list = useQuery({ ...tagsQueries.list(client), enabled: access.isOpen });
  const usage = useQuery({ ...tagsQueries.usage(client), enabled: access.isOpen });
  const screen = useScreen(access, { list });
  useTagsLive();
  const [typed, setTyped] = useState('');
  const [dialog, setDialog] = useState<TagsDialog | null>(null);
  const wanted = useDeferredValue(typed);
  const sorted = useMemo(() => sortTags(list.data ?? []), [list.data]);
  const tags = useMemo(() => findTags(sorted, wanted), [sorted, wanted]);

  const state: TagsState = {
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
  return { screen, state };
}
