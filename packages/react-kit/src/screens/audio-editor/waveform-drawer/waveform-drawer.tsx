import { useEffect, useRef } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { focusedElement } from '../../../ui/root/focused-element.ts';
import { isHtml } from '../../../ui/root/is-element.ts';
import { type AudioEditorState, useEditor, useEditorStore } from '../audio-editor.store.ts';
import { ItemTranscript } from '../transcript/item-transcript.tsx';
import './waveform-drawer.css';
import { useItemEdit } from '../use-item-edit.ts';
import { WaveformEditor } from '../waveform/waveform-editor.tsx';

/** The waveform of the open item, at the bottom of the editor. */
export function WaveformDrawer() {
  const store = useEditorStore();
  const item = useEditor((state) =>
    state.history.items.find(({ timelineId }) => timelineId === state.openId),
  );
  const next = useEditor(nextItem);
  const edit = useItemEdit();
  const { section, restoreFocus } = useDrawerFocus(item);
  if (!item || item.eventId === null) return null;
  const { eventId } = item;

  function close(): void {
    store.getState().open(null);
    restoreFocus();
  }

  return (
    <div
      ref={keepTimelineInView}
      role="presentation"
      className="pk-wave-drawer"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <WaveformEditor
        key={`${item.timelineId} ${item.eventId} ${item.durationMs}`}
        item={{ ...item, eventId: item.eventId }}
        next={next && next.eventId !== null ? { ...next, eventId: next.eventId } : null}
        preSegments={item.preSegments}
        postSegments={item.postSegments}
        isBusy={item.processing || item.dirty}
        onEdit={(wanted) => edit(item, wanted)}
        onClose={close}
        renderWords={({ position, isPlaying, playFrom }) => (
          <ItemTranscript
            item={{ ...item, eventId }}
            positionMs={isPlaying || position > 0 ? position * 1000 : null}
            onPlay={(ms) => playFrom(ms / 1000)}
          />
        )}
        ref={section}
      />
    </div>
  );
}

/** Moves the focus to the waveform when an item opens, keeps it there over edits, and restores it on close. */
function useDrawerFocus(item: TimelineItem | undefined) {
  const section = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    opener.current = section.current && focusedElement(section.current);
    section.current?.focus({ preventScroll: true });
  }, [item?.timelineId]);

  // An edit mounts the waveform again, which removes the focused element.
  useEffect(() => {
    if (section.current && !focusedElement(section.current)) section.current.focus({ preventScroll: true });
  }, [item?.eventId, item?.durationMs]);

  return {
    section,
    restoreFocus: () => isHtml(opener.current) && opener.current.focus(),
  };
}

/** The next item with audio after the open one. */
function nextItem({ history, openId }: AudioEditorState) {
  const index = history.items.findIndex(({ timelineId }) => timelineId === openId);
  const next = index === -1 ? undefined : history.items.slice(index + 1).find(({ ads }) => !ads);
  return next ?? null;
}

/** Scrolls the timeline out from under the drawer, which covers the end of the editor. */
function keepTimelineInView(drawer: HTMLDivElement | null) {
  const editor = drawer?.parentElement;
  const track = editor?.querySelector('[data-timeline-scroller]');
  if (!editor || !track) return;
  const free = editor.getBoundingClientRect().bottom - drawer.offsetHeight;
  editor.scrollBy({ top: Math.max(0, track.getBoundingClientRect().bottom - free) });
}
