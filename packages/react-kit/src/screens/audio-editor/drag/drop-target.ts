/** Id of the timeline as a drop target. */
export const dropTarget = 'timeline';

/** Where a drop inserts. The list look and the folded timeline have no positions: a drop there adds at the end. */
export interface DropTargetData {
  /** The index for a position in pixels from the left edge of the window. */
  indexAt(clientX: number): number;
}

export function isDropPlace(
  data: Record<string, unknown> | undefined,
): data is Record<string, unknown> & DropTargetData {
  return typeof data?.['indexAt'] === 'function';
}
