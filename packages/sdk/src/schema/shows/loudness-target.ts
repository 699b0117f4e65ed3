import { z } from 'zod';

/** Loudness that a show's episodes are brought to, in LUFS: −16 is usual for stereo podcasts, −19 for mono, −23 for broadcast. */
export const loudnessTargets = [-14, -16, -18, -19, -23, -24] as const;

export const loudnessTarget = z.literal(
  [...loudnessTargets],
  `Choose one of ${loudnessTargets.join(', ')} LUFS.`,
);

/** Target of a new show in LUFS. */
export const defaultLoudnessTarget = -16;

/** Default of the highest true peak in dBTP. */
export const defaultTruePeakLimit = -1;
