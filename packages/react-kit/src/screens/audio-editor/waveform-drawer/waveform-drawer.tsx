import { WaveformEditor } from '../../../panels/waveform/index.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useItemEdit } from './use-item-edit.ts';
import './waveform-drawer.css';

/** The waveform of the item that was opened, at the bottom of the editor. */
export function WaveformDrawer() {
  const store = useEditorStore();
  const item = useEditor((state) => state.history.items.find(({ timelineId }) => timelineId === state.openId));
  const edit = useItemEdit();
  if (!item || item.eventId === null) return null;
  return (
    <div ref={keepTimelineInView} className="pk-wave-drawer">
      <WaveformEditor
        key={`${item.timelineId} ${item.eventId} ${item.durationMs}`}
        eventId={item.eventId}
        name={item.name}
        durationMs={item.durationMs}
        preSegments={item.preSegments}
        postSegments={item.postSegments}
        isBusy={item.processing || item.dirty}
        onEdit={(wanted) => edit(item, wanted)}
        onClose={() => store.getState().open(null)}
      />
    </div>
  );
}

/** The drawer lies over the end of the editor: what it is about must not be under it. */
function keepTimelineInView(drawer: HTMLDivElement | null) {
  const editor = drawer?.parentElement;
  const track = document.querySelector('[data-timeline-scroller]');
  if (!editor || !track) return;
  const free = editor.getBoundingClientRect().bottom - drawer.offsetHeight;
  editor.scrollBy({ top: Math.max(0, track.getBoundingClientRect().bottom - free) });
}
