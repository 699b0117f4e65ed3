export { useTagsLive } from './tags.live.ts';
export { type SaveTag, useDeleteTag, useEnsureTags, useSaveTag } from './tags.mutations.ts';
export { tagsQueries } from './tags.queries.ts';
