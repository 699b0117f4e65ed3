import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatLevel } from '../../../parts/timeline/level/index.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import {
  handleValue,
  moveHandle,
  type Shape,
  shapeEdit,
  type ShapeHandle,
  shapeOf,
  withLevel,
} from '../timeline-model/item-shape.ts';
import { timelineMessages } from './timeline.messages.ts';

/** Milliseconds after the last key until a trim or fade is sent, so that several keys are one undoable step. */
const applyDelay = 800;

export interface ShapeActions {
  /** Moves a handle of an item relatively, by keys. Applied a moment after the last key. */
  step: (item: TimelineItem, handle: ShapeHandle, byMs: number) => void;
  /** Raises the level of an item, by keys. Applied like a step. */
  stepLevel: (item: TimelineItem, byDb: number) => void;
  /** Shows a shape while a handle is dragged. */
  hold: (item: TimelineItem, shape: Shape) => void;
  /** Applies the pending shape. Returns whether there was one. */
  apply: () => boolean;
  /** Discards the pending shape. Returns whether there was one. */
  cancel: () => boolean;
}

/** Trims, fades and levels an item by its handles or keys: shown immediately, sent to the station when the handle is released. */
export function useShapeActions(
  edit: (item: TimelineItem, edit: ItemEdit) => void,
  announce: (text: string) => void,
): ShapeActions {
  const catalogue = useCatalogue();
  const messages = useWords(timelineMessages);
  const store = useEditorStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    const { pendingShape, history, setPendingShape } = store.getState();
    if (!pendingShape) return false;
    const item = history.items.find(({ timelineId }) => timelineId === pendingShape.timelineId);
    const wanted = item?.eventId === pendingShape.eventId ? shapeEdit(item, pendingShape.shape) : null;
    // The item is marked before the shape is cleared, so that subscribers always see one of the two.
    if (item && wanted) edit(item, wanted);
    setPendingShape(null);
    return true;
  }, [store, edit]);

  const shapeInProgress = useCallback(
    (item: TimelineItem) => {
      const { pendingShape } = store.getState();
      const isOngoing = pendingShape?.timelineId === item.timelineId && pendingShape.eventId === item.eventId;
      return isOngoing ? pendingShape.shape : shapeOf(item);
    },
    [store],
  );

  const hold = useCallback(
    (item: TimelineItem, shape: Shape) => {
      if (item.eventId === null || item.dirty || item.processing) return;
      clearTimeout(timer.current);
      if (store.getState().pendingShape && store.getState().pendingShape?.timelineId !== item.timelineId)
        apply();
      store.getState().setPendingShape({ timelineId: item.timelineId, eventId: item.eventId, shape });
    },
    [store, apply],
  );

  return useMemo(
    () => ({
      hold,
      apply,
      stepLevel: (item, byDb) => {
        const before = shapeInProgress(item);
        const shape = withLevel(before, (before.gainDb ?? item.gainDb) + byDb);
        hold(item, shape);
        timer.current = setTimeout(apply, applyDelay);
        announce(messages.level(item.name, formatLevel(shape.gainDb ?? 0, catalogue)));
      },
      step: (item, handle, byMs) => {
        const shape = shapeInProgress(item);
        hold(item, moveHandle(item, shape, handle, handleValue(shape, handle) + byMs));
        timer.current = setTimeout(apply, applyDelay);
      },
      cancel: () => {
        clearTimeout(timer.current);
        const isOngoing = store.getState().pendingShape !== null;
        store.getState().setPendingShape(null);
        return isOngoing;
      },
    }),
    [store, hold, apply, shapeInProgress, announce, messages, catalogue],
  );
}
