export type { EpisodeTranscript, PublishedTranscripts, TranscriptParagraph } from './published/published-transcripts.service.ts';
export { createTranscripts, type Transcripts } from './transcripts.feature.ts';
