/** The side of a square cover that podcast directories accept, in pixels. */
export const coverSides = { min: 1400, max: 3000 } as const;
