import { useCallback } from 'react';
import { useCloneEvent } from '../../data/audio-events/index.ts';
import { toMilliseconds, type TimelineItem } from '../../data/timeline/index.ts';
import { randomUuid } from '../../host/random-uuid.ts';
import { useReportServerError } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { useEditorStore } from './audio-editor.store.ts';
import { clonesOf, copyOf, editedItems, type ItemEdit } from './timeline-model/item-edit.ts';
import { drawerMessages } from './waveform-drawer/waveform-drawer.messages.ts';

/** Asks the station for the copies that an edit needs, and replaces the item when they are ready. */
export function useItemEdit(): (item: TimelineItem, edit: ItemEdit) => void {
  const messages = useWords(drawerMessages);
  const store = useEditorStore();
  const { mutateAsync: clone } = useCloneEvent();
  const reportServerError = useReportServerError();
  return useCallback(
    (item, edit) => {
      const wanted = clonesOf(item, edit);
      if (wanted.length === 0 || item.dirty || item.processing) return;
      const { mark, awaitEdit, editFailed, eventReady } = store.getState();

      async function run() {
        mark(item.timelineId, { dirty: true });
        try {
          const copies = await Promise.all(wanted.map(async (query) => clone(query)));
          awaitEdit(item.timelineId, editedItems(item, edit, copies.map(copyOf), randomUuid));
          for (const copy of copies) if (!copy.processing) eventReady(copy.id, toMilliseconds(copy.duration));
        } catch (error) {
          editFailed(item.timelineId);
          reportServerError(messages.failedName, messages.failedClone, error);
        }
      }
      void run();
    },
    [store, clone, reportServerError, messages],
  );
}
