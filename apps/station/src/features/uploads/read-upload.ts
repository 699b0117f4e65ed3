import type { MultipartFile } from '@fastify/multipart';
import { uploadFields } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldErrors } from '../../platform/errors/field-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';

/** What somebody uploads. */
export interface GivenUpload {
  readonly fields: z.output<typeof uploadFields>;
  readonly file: MultipartFile['file'];
}

/**
 * Reads the fields of a multipart body up to its file, which is left to be read.
 * @throws request.invalid where the body is not multipart, a field does not fit, or the file comes before the fields.
 */
export async function readUpload(request: FastifyRequest): Promise<GivenUpload> {
  if (!request.isMultipart()) throw refuse('file', 'Send the upload as multipart/form-data.');
  const given: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') given[part.fieldname] = part.value;
    else if (part.fieldname !== 'file') part.file.resume();
    else return { fields: readFields(given, part.file), file: part.file };
  }
  const read = uploadFields.safeParse(given);
  throw read.success ? refuse('file', 'Choose a file.') : fieldErrors(read.error);
}

function readFields(given: Record<string, unknown>, file: MultipartFile['file']): GivenUpload['fields'] {
  const read = uploadFields.safeParse(given);
  if (read.success) return read.data;
  // Read to its end, so that the client hears the answer instead of a broken connection.
  file.resume();
  throw Object.keys(given).length === 0 ? refuse('file', 'Send the fields before the file.') : fieldErrors(read.error);
}

function refuse(field: string, message: string) {
  return fail('request.invalid', { message, fields: { [field]: [message] } });
}
