export { normalWord } from './normal-word.ts';
export { transcriptsQueries } from './transcripts.queries.ts';
export { findHit, type SpokenHit, untimedWords, wordsAround } from './find-hit.ts';
export { cutOfWords, keptParts, type MsRange, removedMs, snapToFrames } from './kept-parts.ts';
export {
  useCancelTranscription,
  useImportTranscript,
  useNameSpeaker,
  useSetAutomaticTranscripts,
  useTranscribe,
} from './transcripts.mutations.ts';
export { findSilences } from './find-silences.ts';
export { findWords } from './find-words.ts';
export { wordsText } from './words-text.ts';
