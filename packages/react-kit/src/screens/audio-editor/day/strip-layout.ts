/** Heights inside the strip, in pixels from its top. */
export const stripLayout = {
  /** The ruler with times; dragging it pans. */
  ruler: 20,
  /** The band with the titles of events. */
  band: 22,
  height: 116,
} as const;

/** Top of the waveform. */
export const waveTop = stripLayout.ruler + stripLayout.band + 4;
export const waveHeight = stripLayout.height - waveTop;
