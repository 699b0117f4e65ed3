import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { tusVersion, uploadFields } from '@postkit/sdk/schema';
import { fieldErrors } from '../../platform/errors/field-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { refuse } from './upload-errors.ts';

/** The fields that a client declares for a file before it sends it in parts. */
export type AnnouncedUpload = z.output<typeof uploadFields> & { readonly bytes: number };

/** @throws uploads.tus-version if the client uses another version. */
export function checkTusVersion(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== tusVersion)
    throw refuse('uploads.tus-version', { headers: { 'tus-version': tusVersion } });
}

/**
 * Reads a number of bytes from `Upload-Length` or `Upload-Offset`.
 * @throws request.invalid
 */
export function readBytes(headers: IncomingHttpHeaders, name: 'upload-length' | 'upload-offset'): number {
  const text = headers[name];
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw invalid(name, 'This must be a whole number of bytes.');
  return Number(text);
}

/**
 * Reads the headers that begin an upload.
 * @throws request.invalid if the length or a field is invalid
 */
export function readAnnouncement(headers: IncomingHttpHeaders): AnnouncedUpload {
  const bytes = readBytes(headers, 'upload-length');
  const read = uploadFields.safeParse(readMetadata(headers['upload-metadata']));
  if (!read.success) throw fieldErrors(read.error);
  return { ...read.data, bytes };
}

/** Parses tus metadata: `name base64,name base64`. */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

function invalid(field: string, message: string) {
  return fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
