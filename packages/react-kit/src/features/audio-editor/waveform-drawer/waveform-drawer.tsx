import { useEffect, useRef } from 'react';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { WaveformEditor } from '../waveform/index.ts';
import { type AudioEditorState, useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useItemEdit } from '../use-item-edit.ts';
import './waveform-drawer.css';

/** The waveform of the item that was opened, at the bottom of the editor. */
export function WaveformDrawer() {
  const store = useEditorStore();
  const item = useEditor((state) => state.history.items.find(({ timelineId }) => timelineId === state.openId));
  const next = useEditor(nextItem);
  const edit = useItemEdit();
  const { section, giveBack } = useDrawerFocus(item);
  if (!item || item.eventId === null) return null;

  function close(): void {
    store.getState().open(null);
    giveBack();
  }

  return (
    <div ref={keepTimelineInView} role="presentation" className="pk-wave-drawer" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <WaveformEditor
        key={`${item.timelineId} ${item.eventId} ${item.durationMs}`}
        piece={{ ...item, eventId: item.eventId }}
        next={next && next.eventId !== null ? { ...next, eventId: next.eventId } : null}
        preSegments={item.preSegments}
        postSegments={item.postSegments}
        isBusy={item.processing || item.dirty}
        onEdit={(wanted) => edit(item, wanted)}
        onClose={close}
        ref={section}
      />
    </div>
  );
}

/** Takes the focus to the waveform of an item that is opened, keeps it there over edits, and gives it back. */
function useDrawerFocus(item: TimelineItem | undefined) {
  const section = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    section.current?.focus({ preventScroll: true });
  }, [item?.timelineId]);

  // What was edited is mounted anew, and what had the focus in it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [item?.eventId, item?.durationMs]);

  return {
    section,
    giveBack: () => opener.current instanceof HTMLElement && opener.current.focus(),
  };
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
  const track = editor?.querySelector('[data-timeline-scroller]');
  if (!editor || !track) return;
  const free = editor.getBoundingClientRect().bottom - drawer.offsetHeight;
  editor.scrollBy({ top: Math.max(0, track.getBoundingClientRect().bottom - free) });
}
