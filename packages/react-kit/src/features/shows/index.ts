export type { DraftConnection } from './show-draft.ts';
export { sortShows } from './show-list.ts';
export { type SaveShow, useSaveShow } from './shows.mutations.ts';
export { showsQueries, useShow, useShows } from './shows.queries.ts';
