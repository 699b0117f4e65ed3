import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { AudioEditorStore } from '../audio-editor.store.ts';

/**
 * Arrow keys step through the positions of the timeline instead of moving the card across the page.
 * dnd-kit needs coordinates: alternating by half a pixel makes it report a move without scrolling.
 */
export function placeByKeys(store: AudioEditorStore): KeyboardCoordinateGetter {
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
