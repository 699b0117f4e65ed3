export { type RecordingView, useRecording } from './use-recording.ts';
export { loggerQueries } from './logger.queries.ts';
export { useBroadcastLive } from './use-broadcast-live.ts';
export { useLoggerLive } from './logger.live.ts';
export { dismiss, initialNotice, noticeOf, type RecordingNotice, remember } from './recording-notice.ts';
export { absenceReason, extendOpenGap } from './live-edge.ts';
export { useLogMoment } from './log-moment.store.ts';
export { type LogPage, peakBetween } from './log-page.ts';
export { useLogPage } from './use-log-page.ts';
export {
  fieldsOfSource,
  keepsCredentials,
  type LogSourceFields,
  logSourceFieldsSchema,
} from './log-source-fields.ts';
export { useUpdateLogSource } from './logger.mutations.ts';
