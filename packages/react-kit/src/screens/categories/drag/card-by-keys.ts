import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { groupOfDrop } from './drop-id.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move a chip from one group's card to the next in reading order, not by pixels across the page. */
export const cardByKeys: KeyboardCoordinateGetter = (event, { context }) => {
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
