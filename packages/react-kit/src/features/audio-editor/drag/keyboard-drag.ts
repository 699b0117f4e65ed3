import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { AudioEditorStore } from '../audio-editor.store.ts';

/**
 * Arrow keys choose a place on the timeline, one after another, instead of pushing the card across the page.
 * dnd-kit wants coordinates: half a pixel up or down makes it tell of a move and scroll nothing.
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
    return { x: currentCoordinates.x, y: Math.floor(currentCoordinates.y) + (currentCoordinates.y % 1 === 0 ? 0.5 : 0) };
  };
}
