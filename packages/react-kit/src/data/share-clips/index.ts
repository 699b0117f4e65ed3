export { shareClipsMessages } from './share-clips.messages.ts';
export { useCreateShareClip, useDeleteShareClip } from './share-clips.mutations.ts';
export { useShareClipsLive } from './share-clips.live.ts';
export { shareClipsQueries } from './share-clips.queries.ts';
