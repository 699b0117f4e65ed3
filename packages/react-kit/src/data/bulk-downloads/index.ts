export { bulkDownloadsQueries } from './bulk-downloads.queries.ts';
export { useRemoveBulkDownload, useStartBulkDownload } from './bulk-downloads.mutations.ts';
export { bulkDownloadsMessages } from './bulk-downloads.messages.ts';
