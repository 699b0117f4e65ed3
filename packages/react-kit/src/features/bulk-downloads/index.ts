export { bulkDownloadsQueries } from './bulk-downloads.queries.ts';
export { useStartBulkDownload } from './bulk-downloads.mutations.ts';
