import type { UploadRow } from './upload-tables.ts';

/** The storage key of an uploaded file until it is encoded. */
export function sourceKey(row: Pick<UploadRow, 'id'>): string {
  return `uploads/${row.id}`;
}
