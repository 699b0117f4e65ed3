export { type AudioEventRow, type EventRange } from './audio-event-tables.ts';
export type { NewAudioEvent } from './add-events.ts';
export type { Log, LoggedSegment } from './archive-index.service.ts';
export type { AudioEvents } from './audio-events.service.ts';
export { createAudioEvents } from './audio-events.feature.ts';
export { createLogWriter, type LogWriter } from './create-log-writer.ts';
export { audioRetentionMs } from './retention.jobs.ts';
export type { DamagedAudio, IntactAudio } from './intact-audio.ts';
