/** Heights inside the strip, in pixels from its top. */
export const stripLayout = {
  /** Times; to drag. */
  ruler: 20,
  /** Events by their titles. */
  band: 22,
  height: 116,
} as const;

/** Where the waveform begins. */
export const waveTop = stripLayout.ruler + stripLayout.band + 4;
export const waveHeight = stripLayout.height - waveTop;
