import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragMoveEvent,
  type Modifier,
} from '@dnd-kit/core';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { randomUuid } from '../../../host/random-uuid.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { InOverlays } from '../../../ui/root/in-overlays.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import { draggedEvents, nonePicked } from '../timeline-model/picked-events.ts';
import { selectMany } from '../timeline-model/selection.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';
import { dragAnnouncements } from './drag-announcements.ts';
import { type DragPayload, isDragPayload, nameOfPayload } from './drag-payload.ts';
import './editor-drag.css';
import { dragMessages } from './drag.messages.ts';
import { draggedItems, dropCommand } from './drop-command.ts';
import { dropTarget, isDropPlace } from './drop-target.ts';

const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Keeps the drag card at the pointer, because it is smaller than the dragged element. */
const atPointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const start = activatorEvent && pointOf(activatorEvent);
  if (!start || !activeNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.x - activeNodeRect.left - 12,
    y: transform.y + start.y - activeNodeRect.top - 12,
  };
};

/** Drag and drop of cards, library items, the ad marker and timeline items onto the timeline, by mouse, touch and keys. */
export function EditorDrag({ children }: { children: ReactNode }) {
  const catalogue = useCatalogue();
  const messages = useWords(dragMessages);
  const store = useEditorStore();
  const [payload, setPayload] = useState<DragPayload | null>(null);
  /** Null during a keyboard drag. */
  const pointerX = useRef<number | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: keys,
      coordinateGetter: useMemo(() => placeByKeys(store), [store]),
    }),
  );
  const announcements = useMemo(() => dragAnnouncements(store, catalogue), [store, catalogue]);

  const detect = useCallback<CollisionDetection>((args) => {
    pointerX.current = args.pointerCoordinates?.x ?? null;
    // A keyboard drag is always over the timeline.
    return args.pointerCoordinates ? pointerWithin(args) : [{ id: dropTarget }];
  }, []);

  function placeAt({ over }: DragMoveEvent) {
    const { history, setDropIndex } = store.getState();
    if (pointerX.current === null) return;
    if (!over) return setDropIndex(null);
    const place = over.data.current;
    if (!isDropPlace(place)) return setDropIndex(history.items.length);
    setDropIndex(place.indexAt(pointerX.current));
  }

  function drop(data: DragPayload, index: number) {
    const { history, selection, picked, run, select, updateSelection, setPicked } = store.getState();
    const command = dropCommand(
      data,
      index,
      { items: history.items, selection, picked, newId: randomUuid },
      catalogue,
    );
    run(command);
    if (command.kind === 'insert')
      updateSelection(() => selectMany(command.placed.map(({ item }) => item.timelineId)));
    else if (data.kind === 'item' && !selection.ids.has(data.item.timelineId)) select(data.item.timelineId);
    if (data.kind === 'event' && picked.has(data.event.id)) setPicked(nonePicked);
  }

  function end() {
    setPayload(null);
    store.getState().setDropIndex(null);
    store.getState().setDragged(0);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      // Only the timeline scrolls, or the day would scroll while a card is dragged out of it.
      autoScroll={{ canScroll: (element) => element.hasAttribute('data-timeline-scroller') }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: messages.instructions } }}
      onDragStart={({ active, activatorEvent }) => {
        const data = active.data.current;
        if (!isDragPayload(data)) return;
        const { history, selection, picked, setDragged } = store.getState();
        if (data.kind === 'item') setDragged(draggedItems(data.item, history.items, selection).length);
        else if (data.kind === 'event') setDragged(draggedEvents(data.event, picked).length);
        if (pointOf(activatorEvent)) setPayload(data);
      }}
      onDragMove={placeAt}
      onDragEnd={(event) => {
        placeAt(event);
        const { dropIndex } = store.getState();
        const data = event.active.data.current;
        if (dropIndex !== null && isDragPayload(data)) drop(data, dropIndex);
        end();
      }}
      onDragCancel={end}
    >
      {children}
      <InOverlays>
        <DragOverlay dropAnimation={null} modifiers={[atPointer]}>
          {payload && <DraggedCard payload={payload} />}
        </DragOverlay>
      </InOverlays>
    </DndContext>
  );
}

/** Where a drag started; null for a keyboard drag. */
function pointOf(event: Event): { x: number; y: number } | null {
  const point =
    'touches' in event && event instanceof TouchEvent
      ? event.touches[0]
      : event instanceof MouseEvent
        ? event
        : undefined;
  return point ? { x: point.clientX, y: point.clientY } : null;
}

function DraggedCard({ payload }: { payload: DragPayload }) {
  const catalogue = useCatalogue();
  const timelineWords = useWords(timelineMessages);
  const count = useEditor((state) => state.dragged);
  if (count > 1) return <div className="pk-dragged">{timelineWords.several(count)}</div>;
  const seconds =
    payload.kind === 'event'
      ? payload.event.duration
      : payload.kind === 'item'
        ? payload.item.durationMs / 1000
        : null;
  return (
    <div className="pk-dragged">
      <span className="pk-truncate">{nameOfPayload(payload, catalogue)}</span>
      {seconds !== null && <span className="pk-time">{formatClock(seconds)}</span>}
    </div>
  );
}

/**
 * Arrow keys step through the positions of the timeline instead of moving the card across the page.
 * dnd-kit needs coordinates: alternating by half a pixel makes it report a move without scrolling.
 */
function placeByKeys(store: AudioEditorStore): KeyboardCoordinateGetter {
  return (event, { currentCoordinates }) => {
    const { dropIndex, history, setDropIndex } = store.getState();
    const last = history.items.length;
    const places: Record<string, number> = {
      ArrowRight: dropIndex === null ? last : dropIndex + 1,
      ArrowDown: dropIndex === null ? last : dropIndex + 1,
      ArrowLeft: (dropIndex ?? last + 1) - 1,
      ArrowUp: (dropIndex ?? last + 1) - 1,
      Home: 0,
      End: last,
    };
    const next = places[event.code];
    if (next === undefined) return undefined;
    event.preventDefault();
    setDropIndex(Math.min(last, Math.max(0, next)));
    return {
      x: currentCoordinates.x,
      y: Math.floor(currentCoordinates.y) + (currentCoordinates.y % 1 === 0 ? 0.5 : 0),
    };
  };
}
