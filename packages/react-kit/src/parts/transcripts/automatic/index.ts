export { AutomaticTranscripts } from './automatic-transcripts.tsx';
