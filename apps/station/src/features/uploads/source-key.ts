import type { UploadRow } from './upload-tables.ts';

/** Where an uploaded file waits to be encoded. */
export function sourceKey(row: Pick<UploadRow, 'id'>): string {
  return `uploads/${row.id}`;
}
