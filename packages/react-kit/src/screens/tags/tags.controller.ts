import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Tag } from '@postkit/sdk/schema';
import { useTagsLive } from '../../data/tags/index.ts';
import { tagsQueries } from '../../data/tags/index.ts';
import { findTags, sortTags, type UsageByTag } from '../../data/tags/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { newTag, type TagDraft } from './tag-draft.ts';

export type TagsDialog = { kind: 'edit'; draft: TagDraft } | { kind: 'delete'; tag: Tag };

export interface TagsState {
  /** The tags that match the search. */
  tags: readonly Tag[];
  /** Number of all tags, with or without a search. */
  count: number;
  /** Undefined until loaded, or if that failed; the list works without it. */
  usage: UsageByTag | undefined;
  typed: string;
  setTyped(typed: string): void;
  /** The dialog that is open. */
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
  const search = useDeferredValue(typed);
  const sorted = useMemo(() => sortTags(list.data ?? []), [list.data]);
  const tags = useMemo(() => findTags(sorted, search), [sorted, search]);

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
