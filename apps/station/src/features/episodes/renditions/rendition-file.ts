import type { RenditionRow } from '../episode-tables.ts';

/** An audio file, independent of its episodes. */
export type RenditionFile = Pick<
  RenditionRow,
  | 'format'
  | 'bytes'
  | 'sha256'
  | 'duration'
  | 'loudness'
  | 'true_peak'
  | 'loudness_range'
  | 'gain_db'
  | 'original'
>;
