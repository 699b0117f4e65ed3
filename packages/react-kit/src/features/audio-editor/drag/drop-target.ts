/** Id of the timeline as a place to drop on. */
export const dropTarget = 'timeline';

/** Where the timeline's items begin; the list of its phone layout has no places between its rows. */
export interface DropPlace {
  /** Pixels from the left edge of the window. */
  left(): number;
}

export function isDropPlace(data: Record<string, unknown> | undefined): data is Record<string, unknown> & DropPlace {
  return typeof data?.['left'] === 'function';
}
