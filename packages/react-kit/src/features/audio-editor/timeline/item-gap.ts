/** Pixels between items of the timeline. */
export const itemGap = 4;
