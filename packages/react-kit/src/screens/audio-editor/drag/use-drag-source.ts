import { useDraggable } from '@dnd-kit/core';
import type { DragPayload } from './drag-payload.ts';

/** Makes an element draggable onto the timeline. Unlike dnd-kit's attributes, this keeps the element's own role and name. */
export function useDragSource(id: string, payload: DragPayload) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: payload });
  return { setNodeRef, listeners, isDragging };
}
