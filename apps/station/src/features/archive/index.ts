export { createArchiveUpkeep } from './archive.feature.ts';
export { openArchive } from './open-archive.ts';
