/** Audio with a fade at each end, all in one unit: samples or milliseconds. */
export interface FadedLength {
  length: number;
  /** Length of the rise from silence at the start. */
  fadeIn: number;
  /** Length of the fall to silence at the end. */
  fadeOut: number;
}

/** Gain of faded audio at a position, 0 to 1: linear in amplitude, as the station renders it. */
export function fadeGain({ length, fadeIn, fadeOut }: FadedLength, at: number): number {
  const rise = fadeIn > 0 ? at / fadeIn : 1;
  const fall = fadeOut > 0 ? (length - at) / fadeOut : 1;
  return Math.max(0, Math.min(1, rise, fall));
}

/** Whole fades that fit into the length: if both do not fit, they are shortened in proportion. */
export function fittedFades({ length, fadeIn, fadeOut }: FadedLength): { fadeIn: number; fadeOut: number } {
  const fit = Math.min(1, length / Math.max(1, fadeIn + fadeOut));
  return { fadeIn: Math.floor(fadeIn * fit), fadeOut: Math.floor(fadeOut * fit) };
}
