export { createArchiveUpkeep } from './archive.feature.ts';
export { moveArchive, type MovedArchiveFile } from './move-archive.ts';
export { openArchive } from './open-archive.ts';
export { objectPrefix } from './object-prefix.ts';
