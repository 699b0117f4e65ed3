export { createTimelineDownloads } from './timeline-downloads.jobs.ts';
export { registerTimelineDownloadRoutes } from './timeline-downloads.routes.ts';
