export { createBulkDownloads } from './bulk-downloads.feature.ts';
