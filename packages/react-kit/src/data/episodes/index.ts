export {
  type SaveEpisode,
  useDeleteEpisode,
  useInvalidateEpisodes,
  useRetryAudio,
  useSaveEpisode,
} from './episodes.mutations.ts';
export { type UnpublishOutcome, type UnpublishRequest, useUnpublishEpisode } from './unpublish.mutations.ts';
export { useRetryDeliveries } from './retry-deliveries.mutations.ts';
export { type EpisodeFilters, episodesQueries, listQuery } from './episodes.queries.ts';
export { useEpisodesLive } from './episodes.live.ts';
export { draftOfStored, type EpisodeDraft, keptFields } from './episode-draft.ts';
export { liveEpisode, liveStatus } from './live-episode.ts';
export { bumperId, type ChapterSource, ChapterSourceContext, unlistedCategories } from './chapter-source.ts';
export { advancedVideoAddress, episodeEditorAddress, showDetailsAddress } from './episode-address.ts';
export { episodeAudio, type EpisodeAudio } from './episode-audio.ts';
export { useAudioWave } from './use-audio-wave.ts';
export { type ChangedField, changedFields } from './changed-fields/changed-fields.ts';
export { dialogFields, type EditorField, type EnteredFields, isEditorField } from './publish-fields.ts';
export { changedFieldsMessages } from './changed-fields/changed-fields.messages.ts';
export { useEpisodeEvents } from './use-episode-events.ts';
export { changeFilters } from './change-filters.ts';
export { chapterLines, type ChapterProblem, readChapterLines } from './chapter-lines.ts';
export { proposeChapters } from './propose-chapters.ts';
export {
  canTakeBack,
  canUnpublish,
  type PublishedDestination,
  staysAfterTakingBack,
  unpublishOffer,
  type UnpublishOffer,
} from './unpublish-offer.ts';
export { usePutBack } from './put-back/use-put-back.ts';
export { ingestionState } from './ingestion-state.ts';
export { videoFile } from './video-file.ts';
export { episodeActions } from './episode-actions.ts';
export { episodeState } from './episode-state.ts';
