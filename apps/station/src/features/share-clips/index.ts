export { createShareClips } from './share-clips.feature.ts';
