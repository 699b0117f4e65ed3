/** Places of an episode at which a campaign plays: before it, at its ad markers, and after it. */
export const adPositions = ['pre', 'mid', 'post'] as const;
export type AdPosition = (typeof adPositions)[number];
