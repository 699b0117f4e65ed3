import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { uploadFields } from '@postkit/sdk/schema';
import { fieldErrors } from '../../platform/errors/field-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The fields of a multipart upload, and its file, not read yet. */
export interface UploadForm {
  readonly fields: z.output<typeof uploadFields>;
  readonly file: Readable & { readonly truncated: boolean };
}

/** Room for a file that comes before its fields. */
export interface UploadRoom {
  readonly storage: Pick<Storage, 'scratch' | 'reserve'>;
  /** Bytes that the request announces; 0 if it does not. */
  readonly announced: number;
}

/**
 * Reads the fields of a multipart body, and hands it to `receive` with the file, which that reads. A file before its fields is kept in
 * a scratch folder until they have arrived.
 * @throws request.invalid if the body is not multipart or a field is invalid; storage.full if the kept file has no room
 */
export async function readUpload<Result>(
  request: FastifyRequest,
  room: UploadRoom,
  receive: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw refuse('file', 'Send the upload as multipart/form-data.');
  const values: Record<string, unknown> = {};
  let kept: KeptFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') values[part.fieldname] = part.value;
      else if (part.fieldname !== 'file' || kept) part.file.resume();
      else {
        const read = uploadFields.safeParse(values);
        if (read.success) return await receive({ fields: read.data, file: part.file });
        const isComplete = read.error.issues.every(
          ({ path: [field] }) => typeof field === 'string' && field in values,
        );
        if (isComplete) throw fieldErrors(read.error);
        kept = await storeScratchFile(part.file, room);
      }
    }
    const read = uploadFields.safeParse(values);
    if (!read.success) throw fieldErrors(read.error);
    if (!kept) throw refuse('file', 'Choose a file.');
    return await receive({ fields: read.data, file: kept.open() });
  } finally {
    await kept?.remove();
  }
}

interface KeptFile {
  open(): UploadForm['file'];
  remove(): Promise<void>;
}

async function storeScratchFile(
  file: MultipartFile['file'],
  { storage, announced }: UploadRoom,
): Promise<KeptFile> {
  const reservation = await storage.reserve(announced);
  const folder = await storage.scratch();
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(file, createWriteStream(path));
  } catch (error) {
    await remove();
    throw error;
  } finally {
    reservation.release();
  }
  return { open: () => Object.assign(createReadStream(path), { truncated: file.truncated }), remove };
}

function refuse(field: string, message: string) {
  return fail('request.invalid', { message, fields: { [field]: [message] } });
}
