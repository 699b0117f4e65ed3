/** Id of the timeline as a place to drop on. */
export const dropTarget = 'timeline';
