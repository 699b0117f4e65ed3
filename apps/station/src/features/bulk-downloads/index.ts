export { layoutZip, partsIn, type ZipEntry } from './zip-layout.ts';
export { createBulkDownloads } from './bulk-downloads.feature.ts';
