export { type SaveTag, useDeleteTag, useEnsureTags, useSaveTag } from './tags.mutations.ts';
export { tagsQueries } from './tags.queries.ts';
export { useTagsLive } from './tags.live.ts';
export { findTags, sortTags, type UsageByTag } from './tag-list.ts';
