export { changeFilters } from './change-filters.ts';
export { episodeActions } from './episode-actions.ts';
export { advancedVideoAddress, episodeEditorAddress, showDetailsAddress } from './episode-address.ts';
export { episodeAudio } from './episode-audio.ts';
export { useEpisodesLive } from './episodes.live.ts';
export { useInvalidateEpisodes, useSaveEpisode } from './episodes.mutations.ts';
export { type EpisodeFilters, episodesQueries, listQuery } from './episodes.queries.ts';
export { ingestionState } from './ingestion-state.ts';
export { videoFile } from './video-file.ts';
