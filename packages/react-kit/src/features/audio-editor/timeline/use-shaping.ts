import { useCallback, useEffect, useMemo, useRef } from 'react';
import { handleValue, moveHandle, type Shape, shapeEdit, type ShapeHandle, shapeOf } from '../timeline-model/item-shape.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { useEditorStore } from '../audio-editor.store.ts';

/** After the last key, in milliseconds, what was trimmed and faded by keys is asked of the station: one step, not one a key. */
const settlesAfter = 800;

export interface ShapeActions {
  /** Moves a handle of an item from where it is, by keys. It is applied a moment after the last of them. */
  step: (item: TimelineItem, handle: ShapeHandle, byMs: number) => void;
  /** Shows a shape while a handle is held. */
  hold: (item: TimelineItem, shape: Shape) => void;
  /** Gives the item its new shape. Answers whether one waited. */
  apply: () => boolean;
  /** Leaves the item as it was. Answers whether there was anything to leave. */
  cancel: () => boolean;
}

/** Trims and fades an item by its handles or by keys: shown at once, asked of the station when it is let go. */
export function useShaping(edit: (item: TimelineItem, edit: ItemEdit) => void): ShapeActions {
  const store = useEditorStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    const { shaping, history, setShaping } = store.getState();
    if (!shaping) return false;
    const item = history.items.find(({ timelineId }) => timelineId === shaping.timelineId);
    const wanted = item?.eventId === shaping.eventId ? shapeEdit(item, shaping.shape) : null;
    // The item is marked before the shape goes, so that whoever waits sees no moment without either.
    if (item && wanted) edit(item, wanted);
    setShaping(null);
    return true;
  }, [store, edit]);

  const hold = useCallback(
    (item: TimelineItem, shape: Shape) => {
      if (item.eventId === null || item.dirty || item.processing) return;
      clearTimeout(timer.current);
      if (store.getState().shaping && store.getState().shaping?.timelineId !== item.timelineId) apply();
      store.getState().setShaping({ timelineId: item.timelineId, eventId: item.eventId, shape });
    },
    [store, apply],
  );

  return useMemo(
    () => ({
      hold,
      apply,
      step: (item, handle, byMs) => {
        const { shaping } = store.getState();
        const isOngoing = shaping?.timelineId === item.timelineId && shaping.eventId === item.eventId;
        const shape = isOngoing ? shaping.shape : shapeOf(item);
        hold(item, moveHandle(item, shape, handle, handleValue(shape, handle) + byMs));
        timer.current = setTimeout(apply, settlesAfter);
      },
      cancel: () => {
        clearTimeout(timer.current);
        const isOngoing = store.getState().shaping !== null;
        store.getState().setShaping(null);
        return isOngoing;
      },
    }),
    [store, hold, apply],
  );
}
