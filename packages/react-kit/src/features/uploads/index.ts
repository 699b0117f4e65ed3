export { audioTypeLabels, defaultAudioType } from './audio-type-labels.ts';
export { hasEnded, type UploadRecord, type UploadPhase } from './audio-upload-record.ts';
export { useCancelUpload } from './unfinished-uploads.mutations.ts';
export { unfinishedUploadsQueries } from './unfinished-uploads.queries.ts';
export { summariseUploads, type UploadsSummary } from './uploads-summary.ts';
export { useUploads } from './uploads.store.ts';
export { useProcessedEvents } from './use-processed-events.ts';
export { useUploadQueue } from './use-upload-queue.ts';
export { useUploadsReport } from './use-uploads-report.ts';
