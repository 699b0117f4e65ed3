/** Id of the timeline as a drop target. */
export const dropTarget = 'timeline';

/** Start of the timeline's items. The list look has none, because it does not accept drops between its rows. */
export interface DropTargetData {
  /** Pixels from the left edge of the window. */
  left(): number;
}

export function isDropPlace(data: Record<string, unknown> | undefined): data is Record<string, unknown> & DropTargetData {
  return typeof data?.['left'] === 'function';
}
