export { EventTranscript, type EventTranscriptProps } from './event-transcript.tsx';
export { ItemTranscript } from './item-transcript.tsx';
