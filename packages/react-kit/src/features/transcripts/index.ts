export { AutomaticTranscripts } from './automatic/automatic-transcripts.tsx';
export { findHit, type SpokenHit, untimedWords, wordsAround } from './find-hit.ts';
export { keptParts, type MsRange, removedMs, snapToFrames } from './kept-parts.ts';
export { transcriptsQueries } from './transcripts.queries.ts';
