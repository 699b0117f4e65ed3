export { createUploadTurns } from './upload-turns.ts';
export { audioFault } from './audio-fault.ts';
export { encodeFailure } from './encode-failure.ts';
export { createUploads } from './uploads.feature.ts';
export { ingestFile, ingestedFile } from './ingest-file.ts';
