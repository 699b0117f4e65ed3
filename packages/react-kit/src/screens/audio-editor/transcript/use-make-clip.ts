import { audioItem } from '../../../data/timeline/index.ts';
import { type MsRange, snapToFrames } from '../../../data/transcripts/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { randomUuid } from '../../../host/random-uuid.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { transcriptMessages } from './transcript.messages.ts';

/** Milliseconds of the fades at both ends, so that the clip does not click. */
const clipFadeMs = 15;

/** Copies a stretch of an event to the timeline: after an item, or at the end. */
export function useMakeClip() {
  const messages = useWords(transcriptMessages);
  const { client } = usePostKit();
  const store = useEditorStore();
  const notify = useNotify();
  const reportServerError = useReportServerError();
  return async (
    eventId: number,
    range: MsRange,
    { name, after }: { name: string; after: string | null },
  ): Promise<void> => {
    try {
      const [start, end] = [snapToFrames(range.start) / 1000, snapToFrames(range.end) / 1000];
      const event = await client.audioEvents.clone(eventId, {
        start,
        end,
        fade_in: clipFadeMs,
        fade_out: clipFadeMs,
      });
      const { history, run, select } = store.getState();
      const place = history.items.findIndex(({ timelineId }) => timelineId === after);
      const item = { ...audioItem(event, randomUuid()), name };
      run({ kind: 'insert', placed: [{ index: place === -1 ? history.items.length : place + 1, item }] });
      if (after === null) select(item.timelineId);
      notify({ name: messages.name, details: messages.wasMade(name), type: 'success' });
    } catch (error) {
      reportServerError(messages.name, messages.clipFailed, error);
    }
  };
}
