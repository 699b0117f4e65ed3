export { useTagsLive } from './tags.live.ts';
export { useEnsureTags } from './tags.mutations.ts';
export { tagsQueries } from './tags.queries.ts';
