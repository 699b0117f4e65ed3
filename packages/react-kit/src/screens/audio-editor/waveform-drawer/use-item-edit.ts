import { serverMessage } from '@postkit/sdk';
import { useCloneEvent } from '../../../data/audio-events/audio-events.mutations.ts';
import { cloneOf, editedItem, type ItemEdit } from '../../../domain/timeline/item-edit.ts';
import { toMilliseconds, type TimelineItem } from '../../../domain/timeline/timeline-item.ts';
import { useMessages } from '../../../provider/messages.store.ts';
import { drawerMessages as words } from '../audio-editor.messages.ts';
import { useEditorStore } from '../audio-editor.store.ts';

/** Has the station make the copy that an edit asks for, and puts it in the item's place when it is made. */
export function useItemEdit(): (item: TimelineItem, edit: ItemEdit) => void {
  const store = useEditorStore();
  const clone = useCloneEvent();
  const show = useMessages((state) => state.show);
  return (item, edit) => {
    const wanted = cloneOf(item, edit);
    if (!wanted) return;
    const { mark, awaitEdit, editFailed, made } = store.getState();
    mark(item.timelineId, { dirty: true });
    clone.mutate(wanted, {
      onSuccess: (copy) => {
        awaitEdit(copy.id, editedItem(item, edit, copy.id, item.durationMs));
        if (!copy.processing) made(copy.id, toMilliseconds(copy.duration));
      },
      onError: (error) => {
        editFailed(item.timelineId);
        const message = serverMessage(error, words.failedClone);
        if (message.action === 'show') show({ name: words.failedName, details: message.global ?? message.details, type: 'error' });
      },
    });
  };
}
