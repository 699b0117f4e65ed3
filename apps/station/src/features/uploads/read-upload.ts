import type { MultipartFile } from '@fastify/multipart';
import { uploadFields } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldErrors } from '../../platform/errors/field-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';

/** The fields of a multipart upload, and its file, not read yet. */
export interface UploadForm {
  readonly fields: z.output<typeof uploadFields>;
  readonly file: MultipartFile['file'];
}

/**
 * Reads the fields of a multipart body up to its file; the caller reads the file.
 * @throws request.invalid if the body is not multipart, a field is invalid, or the file comes before the fields.
 */
export async function readUpload(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw refuse('file', 'Send the upload as multipart/form-data.');
  const values: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') values[part.fieldname] = part.value;
    else if (part.fieldname !== 'file') part.file.resume();
    else return { fields: readFields(values, part.file), file: part.file };
  }
  const read = uploadFields.safeParse(values);
  throw read.success ? refuse('file', 'Choose a file.') : fieldErrors(read.error);
}

function readFields(values: Record<string, unknown>, file: MultipartFile['file']): UploadForm['fields'] {
  const read = uploadFields.safeParse(values);
  if (read.success) return read.data;
  // Read the body to its end, so that the client gets the response instead of a broken connection.
  file.resume();
  throw Object.keys(values).length === 0 ? refuse('file', 'Send the fields before the file.') : fieldErrors(read.error);
}

function refuse(field: string, message: string) {
  return fail('request.invalid', { message, fields: { [field]: [message] } });
}
