/** Milliseconds between two heartbeats, and between two looks at those of others. */
export const beatMs = 1000;
