import { adItem, duplicateOf, type TimelineItem } from '../../../data/timeline/index.ts';
import { randomUuid } from '../../../host/random-uuid.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { selectedItems, selectMany, selectRange } from '../timeline-model/selection.ts';
import { timelineMessages } from './timeline.messages.ts';

export interface ArrangeActions {
  /** Moves an item by one position, with the other selected items if it is selected. */
  move: (item: TimelineItem, by: number) => void;
  remove: (item: TimelineItem) => void;
  /** Inserts copies after the last of them. */
  duplicate: (item: TimelineItem) => void;
  cut: (item: TimelineItem) => void;
  copy: (item: TimelineItem) => void;
  /** Inserts the clipboard after an item, or at the end. */
  paste: (item: TimelineItem | null) => void;
  addAd: () => void;
  selectAll: () => void;
  selectTo: (timelineId: string) => void;
}

/** Moves, removes and copies items of the timeline, each as one undoable step. */
export function useArrangeActions(announce: (text: string) => void): ArrangeActions {
  const messages = useWords(timelineMessages);
  const store = useEditorStore();
  const items = () => store.getState().history.items;
  const indexOf = ({ timelineId }: TimelineItem) =>
    items().findIndex((item) => item.timelineId === timelineId);
  const idsOf = (list: readonly TimelineItem[]) => list.map(({ timelineId }) => timelineId);

  /** An action on a selected item applies to the whole selection. */
  function withItem(item: TimelineItem): TimelineItem[] {
    const { selection } = store.getState();
    return selection.ids.has(item.timelineId) ? selectedItems(items(), selection) : [item];
  }

  function nameOf(list: readonly TimelineItem[]): string {
    const [first] = list;
    return list.length === 1 && first ? first.name : messages.several(list.length);
  }

  function insertAt(index: number, list: readonly TimelineItem[]): void {
    const added = list.map((item) => duplicateOf(item, randomUuid()));
    if (added.length === 0) return;
    store
      .getState()
      .run({ kind: 'insert', placed: added.map((item, offset) => ({ index: index + offset, item })) });
    store.getState().updateSelection(() => selectMany(idsOf(added)));
    announce(messages.added(nameOf(added)));
  }

  function remove(item: TimelineItem): void {
    const gone = withItem(item);
    const last = gone.at(-1) ?? item;
    const next = items()
      .slice(indexOf(last) + 1)
      .concat(
        items()
          .slice(0, indexOf(gone[0] ?? item))
          .toReversed(),
      )
      .find((other) => !gone.includes(other));
    store.getState().run({ kind: 'remove', timelineIds: idsOf(gone) });
    store.getState().select(next?.timelineId ?? null);
    announce(messages.removed(nameOf(gone)));
  }

  return {
    remove,
    move: (item, by) => {
      const moved = withItem(item);
      const first = indexOf(moved[0] ?? item);
      const to = first + by;
      if (to < 0 || to + moved.length > items().length) return;
      store.getState().run({ kind: 'move', timelineIds: idsOf(moved), to });
      announce(messages.moved(nameOf(moved), to + 1));
    },
    duplicate: (item) => {
      const list = withItem(item);
      insertAt(indexOf(list.at(-1) ?? item) + 1, list);
    },
    copy: (item) => {
      store.getState().setClipboard(withItem(item));
      announce(messages.copied(nameOf(withItem(item))));
    },
    cut: (item) => {
      store.getState().setClipboard(withItem(item));
      remove(item);
    },
    paste: (item) => insertAt(item ? indexOf(item) + 1 : items().length, store.getState().clipboard),
    addAd: () => {
      const { run, select, selection } = store.getState();
      const chosen = items().findIndex(({ timelineId }) => timelineId === selection.activeId);
      const item = adItem(messages.targetedAds, randomUuid());
      run({ kind: 'insert', placed: [{ index: chosen === -1 ? items().length : chosen + 1, item }] });
      select(item.timelineId);
      announce(messages.added(item.name));
    },
    selectAll: () =>
      store.getState().updateSelection(({ activeId }) => ({ ...selectMany(idsOf(items())), activeId })),
    selectTo: (timelineId) =>
      store.getState().updateSelection((selection) => selectRange(selection, items(), timelineId)),
  };
}
