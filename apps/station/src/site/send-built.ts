import type { FastifyReply, FastifyRequest } from 'fastify';
import { serveFile } from '../platform/http/serve-file.ts';
import type { BuiltFile } from './built-files.ts';

export const immutable = 'public, max-age=31536000, immutable';

/** Sends a file of a built app. One whose name changes with its content is kept for a year, another as `otherwise` says. */
export function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  otherwise: string,
): Promise<FastifyReply> {
  return serveFile(request, reply, file.path, {
    type: file.type,
    cacheControl: file.hashed ? immutable : otherwise,
  });
}

/** The part of the address that `*` matched. */
export function rest({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

export function originOf(address = ''): string {
  return URL.parse(address)?.origin ?? '';
}
