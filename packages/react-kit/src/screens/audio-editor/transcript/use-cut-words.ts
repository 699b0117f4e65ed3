import type { TimelineItem } from '../../../data/timeline/index.ts';
import { keptParts, type MsRange, removedMs } from '../../../data/transcripts/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { copyOf } from '../timeline-model/item-edit.ts';
import { transcriptMessages } from './transcript.messages.ts';

/** Milliseconds of the fades at a cut, so that it does not click. */
const cutFadeMs = 15;

/** Removes stretches of an item's audio; the item stays one item, and the cut is one step to undo. */
export function useCutWords(): (item: TimelineItem, removed: readonly MsRange[]) => void {
  const messages = useWords(transcriptMessages);
  const { client } = usePostKit();
  const store = useEditorStore();
  const notify = useNotify();
  const reportServerError = useReportServerError();
  return (item, removed) => {
    const kept = keptParts(item.durationMs, removed);
    const { eventId, timelineId, durationMs } = item;
    if (!kept || eventId === null || item.dirty || item.processing) return;
    const { mark, awaitEdit, editFailed, eventReady } = store.getState();

    async function run(id: number, parts: readonly MsRange[]) {
      mark(timelineId, { dirty: true });
      try {
        const keep = parts.map(({ start, end }) => ({ start: start / 1000, end: end / 1000 }));
        const copy = copyOf(await client.audioEvents.cut(id, { keep, fade: cutFadeMs }));
        const { id: copyId, ...shape } = copy;
        const source = { eventId: copyId, sourceId: copyId, preSegments: 0, postSegments: 0 };
        awaitEdit(timelineId, [
          { ...item, ...shape, ...source, editId: null, dirty: false, processing: false },
        ]);
        eventReady(copyId, copy.durationMs);
        notify({
          name: messages.name,
          details: messages.wasCut(removedMs(durationMs, parts)),
          type: 'success',
        });
      } catch (error) {
        editFailed(timelineId);
        reportServerError(messages.name, messages.cutFailed, error);
      }
    }
    void run(eventId, kept);
  };
}
