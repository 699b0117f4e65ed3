import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { CategoryBoard, CategoryPosition } from '../../../data/categories/index.ts';
import { InOverlays } from '../../../ui/root/in-overlays.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { moveMessages } from '../categories.messages.ts';
import { dragAnnouncements } from './drag-announcements.ts';
import { groupOfDrop } from './drop-id.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move a chip from one group's card to the next in reading order, not by pixels across the page. */
const cardByKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined || !context.collisionRect) return undefined;
  event.preventDefault();
  const cards = context.droppableContainers.getEnabled().filter(({ id }) => groupOfDrop(id) !== null);
  const ordered = cards.toSorted((a, b) => inReadingOrder(a.node.current, b.node.current));
  const now = ordered.findIndex(({ id }) => id === context.over?.id);
  const next = ordered[now === -1 ? 0 : (now + step + ordered.length) % ordered.length];
  const card = next && context.droppableRects.get(next.id);
  if (!card) return undefined;
  const { width, height } = context.collisionRect;
  return { x: card.left + (card.width - width) / 2, y: card.top + (card.height - height) / 2 };
};

function inReadingOrder(a: Node | null, b: Node | null): number {
  if (!a || !b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Duration of the animation after a chip is dropped. */
const dragMilliseconds = 150;

const keyboardCodes = { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** A pointer drags over the card below it; a keyboard drags over the card below the chip's centre. */
const detect: CollisionDetection = ({ pointerCoordinates, collisionRect, ...args }) => {
  const middle = {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  return pointerWithin({ ...args, collisionRect, pointerCoordinates: pointerCoordinates ?? middle });
};

export interface CategoryDragProps {
  board: CategoryBoard;
  /** Returns whether the category was moved. */
  onMove: (name: string, to: CategoryPosition['group']) => boolean;
  children: ReactNode;
}

/** Drag and drop of categories between cards, by mouse, touch and keyboard. */
export function CategoryDrag({ board, onMove, children }: CategoryDragProps) {
  const catalogue = useCatalogue();
  const messages = useWords(moveMessages);
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: cardByKeys }),
  );
  const announcements = useMemo(() => dragAnnouncements(board, catalogue), [board, catalogue]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={{ announcements, screenReaderInstructions: { draggable: messages.instructions } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        if (over) onMove(String(active.id), groupOfDrop(over.id));
      }}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <InOverlays>
        <DragOverlay
          dropAnimation={{ duration: prefersReducedMotion() ? 0 : dragMilliseconds, easing: 'ease-out' }}
        >
          {dragged !== null && <span className="pk-category-dragged">{dragged}</span>}
        </DragOverlay>
      </InOverlays>
    </DndContext>
  );
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
