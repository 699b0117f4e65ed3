export { createAdvancedVideos } from './advanced-videos.service.ts';
export { defineVideoHeights } from './video-heights.jobs.ts';
export type { VideoKind } from './video-tables.ts';
export { videoStorageKey } from './video-file.ts';
export { createVideoRemoval } from './video-removal.jobs.ts';
export { createVideoJobs, type VideoJobs } from './video.jobs.ts';
export { registerVideoRoutes } from './video.routes.ts';
export { basicVideosOf, videoOf } from './videos.repository.ts';
export { createVideos } from './videos.service.ts';
