/** Where tests kill a station that exports. */
export const exportMoments = [
  'between two audio files',
  'while it writes a list',
  'while it builds the database of the numbers',
  'after its last file',
] as const;

export type ExportMoment = (typeof exportMoments)[number];
