/** Where tests kill a station that imports another one. */
export const importMoments = [
  'between two audio files',
  'within a piece of the archive',
  'between two bulk tables',
  'in its last transaction',
] as const;

export type ImportMoment = (typeof importMoments)[number];
