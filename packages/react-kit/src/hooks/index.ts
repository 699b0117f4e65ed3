export {
  type SaveDestination,
  useDeleteDestination,
  useSaveDestination,
} from '../data/destinations/index.ts';
export {
  type SaveEpisode,
  type UnpublishOutcome,
  type UnpublishRequest,
  useDeleteEpisode,
  useRetryDeliveries,
  useSaveEpisode,
  useUnpublishEpisode,
} from '../data/episodes/index.ts';
export type { RecordingView } from '../data/logger/index.ts';
export { type SaveSchedule, useDeleteSchedule, useSaveSchedule } from '../data/schedules/index.ts';
export { useSignOut } from '../data/sessions/index.ts';
export { type SaveShow, useSaveShow } from '../data/shows/index.ts';
export { type SaveTag, useDeleteTag, useSaveTag } from '../data/tags/index.ts';
export type { UploadPhase } from '../data/uploads/index.ts';
export type { StationSession } from '../host/session/station-session.ts';
export { postkitKeys } from './postkit-keys.ts';
export { useDayLog, useLogGaps, useRecording } from './use-day-log.ts';
export { useDeliveries, useDestination, useDestinations, useFeeds } from './use-destinations.ts';
export {
  type EpisodesOptions,
  useEpisode,
  useEpisodeCounts,
  useEpisodeDownloads,
  useEpisodes,
} from './use-episodes.ts';
export { type FileUpload, type FileUploads, useFileUploads } from './use-file-uploads.ts';
export { useSession } from './use-session.ts';
export { useShow, useShowAnalytics, useShows } from './use-shows.ts';
export { useDrafts, useSchedule, useSchedules, useTags, useToday } from './use-workspace.ts';
