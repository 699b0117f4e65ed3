import { WaveformEditor } from '../../../panels/waveform/index.ts';
import { type AudioEditorState, useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useItemEdit } from '../use-item-edit.ts';
import './waveform-drawer.css';

/** The waveform of the item that was opened, at the bottom of the editor. */
export function WaveformDrawer() {
  const store = useEditorStore();
  const item = useEditor((state) => state.history.items.find(({ timelineId }) => timelineId === state.openId));
  const next = useEditor(nextItem);
  const edit = useItemEdit();
  if (!item || item.eventId === null) return null;
  return (
    <div ref={keepTimelineInView} className="pk-wave-drawer">
      <WaveformEditor
        key={`${item.timelineId} ${item.eventId} ${item.durationMs}`}
        piece={{ ...item, eventId: item.eventId }}
        next={next && next.eventId !== null ? { ...next, eventId: next.eventId } : null}
        preSegments={item.preSegments}
        postSegments={item.postSegments}
        isBusy={item.processing || item.dirty}
        onEdit={(wanted) => edit(item, wanted)}
        onClose={() => store.getState().open(null)}
      />
    </div>
  );
}

/** What is heard after the opened item; ads have no audio to go over into. */
function nextItem({ history, openId }: AudioEditorState) {
  const index = history.items.findIndex(({ timelineId }) => timelineId === openId);
  const next = index === -1 ? undefined : history.items.slice(index + 1).find(({ ads }) => !ads);
  return next ?? null;
}

/** The drawer lies over the end of the editor: what it is about must not be under it. */
function keepTimelineInView(drawer: HTMLDivElement | null) {
  const editor = drawer?.parentElement;
  const track = document.querySelector('[data-timeline-scroller]');
  if (!editor || !track) return;
  const free = editor.getBoundingClientRect().bottom - drawer.offsetHeight;
  editor.scrollBy({ top: Math.max(0, track.getBoundingClientRect().bottom - free) });
}
