export type { EpisodeTranscript, PublishedTranscripts, TranscriptParagraph } from './published/published-transcripts.service.ts';
export { createTranscripts } from './transcripts.feature.ts';
