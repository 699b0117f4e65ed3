import { type Ref, type RefObject, useRef } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useFocusNext } from '../../ui/focus-next/use-focus-next.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { VirtualList } from '../../ui/virtual-list/virtual-list.tsx';
import { useWords } from '../../words/use-words.ts';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagRow } from './tag-row.tsx';
import type { TagsState } from './tags.controller.ts';
import { tagsMessages } from './tags.messages.ts';

const rowHeight = 40;

/** Shorter lists need no search. */
const searchFrom = 8;

export interface TagsViewProps extends TagsState {
  /** Gets the focus when no row is left. */
  addButton: RefObject<HTMLButtonElement | null>;
}

export function TagsView({ addButton, ...state }: TagsViewProps) {
  const messages = useWords(tagsMessages);
  const { tags, count, usage, typed, setTyped, dialog, close } = state;
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();

  /** Moves the focus to the next row, else to the previous one. */
  function focusAfterDelete(index: number) {
    const row = (place: number) => list.current?.querySelector<HTMLElement>(`[data-index="${place}"]`);
    focusNext(() => row(index) ?? row(index - 1) ?? addButton.current);
  }

  return (
    <>
      {count > 0 && (
        <div className="pk-tags-tools">
          {count >= searchFrom && (
            <SearchField
              label={messages.search}
              placeholder={messages.search}
              value={typed}
              onChange={setTyped}
            />
          )}
          <p className="pk-tags-count" role="status">
            {tags.length === count ? messages.count(count) : messages.found(tags.length, count)}
          </p>
        </div>
      )}
      <TagList {...state} ref={list} />
      {dialog?.kind === 'edit' && <TagDialog draft={dialog.draft} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteTagDialog
          tag={dialog.tag}
          usage={usage}
          onCancel={close}
          onDeleted={() => {
            focusAfterDelete(tags.findIndex(({ id }) => id === dialog.tag.id));
            close();
          }}
        />
      )}
    </>
  );
}

function TagList({ tags, count, usage, edit, remove, ref }: TagsState & { ref: Ref<HTMLDivElement> }) {
  const messages = useWords(tagsMessages);
  if (count === 0) return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;
  if (tags.length === 0) return <EmptyState title={messages.noResults}>{messages.noResultsText}</EmptyState>;
  return (
    <VirtualList
      ref={ref}
      className="pk-tags-list"
      label={messages.list}
      items={tags}
      itemKey={(tag) => String(tag.id)}
      estimateSize={rowHeight}
      // Shrinks to the rows if they need less than the available height.
      style={{ flexBasis: tags.length * rowHeight + 1 }}
      isFixedSize
      onAction={edit}
      renderItem={(tag) => (
        <TagRow
          tag={tag}
          usage={usage && (usage.get(tag.id) ?? { shows: 0, episodes: 0 })}
          onEdit={() => edit(tag)}
          onDelete={() => remove(tag)}
        />
      )}
    />
  );
}
