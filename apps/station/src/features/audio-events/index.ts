export { audioEventsMigrations, type AudioEventRow, type EventRange } from './audio-event-tables.ts';
export type { AudioEvents, Log, LoggedSegment, NewAudioEvent } from './audio-events.service.ts';
export { categoryNames } from './category-names.ts';
export { createAudioEvents } from './create-audio-events.ts';
export { createLogWriter, type LogWriter } from './create-log-writer.ts';
export type { DamagedAudio, IntactSound } from './intact-sound.ts';
