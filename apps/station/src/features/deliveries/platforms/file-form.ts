import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import type { PayloadFile } from '../platform-adapter.ts';

/** A file on disk, read while it is sent. */
export function fileBlob({ path, type }: PayloadFile): Promise<Blob> {
  return openAsBlob(path, { type });
}

/** A multipart form; the bytes of the file come last. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  file?: { field: string; blob: Blob; name: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(file.field, file.blob, file.name);
  return form;
}
