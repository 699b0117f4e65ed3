export { type SaveShow, useSaveShow } from './shows.mutations.ts';
export { showsQueries, useShow, useShows } from './shows.queries.ts';
export {
  type DraftDestination,
  draftOfShow,
  newShowDraft,
  type ShowDraft,
  type ShowDraftErrors,
  showPayload,
} from './show-draft.ts';
export {
  findShows,
  hasNewEpisode,
  type ShowLayout,
  type ShowSort,
  sortShows,
  visibleShows,
} from './show-list.ts';
export { useEmitSavedShow } from './use-emit-saved-show.ts';
export { downloadsText, lastEpisodeText, publishedText } from './show-texts.ts';
