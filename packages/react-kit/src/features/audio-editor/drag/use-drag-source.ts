import { useDraggable } from '@dnd-kit/core';
import type { DragPayload } from './drag-payload.ts';

/** Makes an element something to drag onto the timeline. It keeps its own role and name: the card says what it is. */
export function useDragSource(id: string, payload: DragPayload) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: payload });
  return { setNodeRef, listeners, isDragging };
}
