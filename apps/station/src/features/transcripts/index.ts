export type {
  EpisodeTranscript,
  PublishedTranscripts,
  TranscriptParagraph,
} from './published/published-transcripts.service.ts';
export { writeCaptions } from './captions/write-captions.ts';
export { createTranscripts, type Transcripts } from './transcripts.feature.ts';
