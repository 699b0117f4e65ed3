import { readFile, stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type PlayerFallback } from '../features/public-pages/index.ts';
import { serveBuffer } from '../platform/http/serve-file.ts';
import type { BuiltFile } from './built-files.ts';

const query = z.object({
  station: z.string().catch(''),
  episode: z.coerce.number().int().positive().nullable().catch(null),
});

/** Sends the player's page of a frame, with what readers without scripts get of the episode that its address names. */
export async function sendPlayerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type }: BuiltFile,
  { fallback, cacheControl }: { fallback: PlayerFallback; cacheControl: string },
): Promise<FastifyReply> {
  const [page, { mtimeMs }, plain] = await Promise.all([
    readFile(path, 'utf8'),
    stat(path),
    fallback(query.parse(request.query)),
  ]);
  const html = plain === '' ? page : page.replace('<body>', () => `<body><noscript>${plain}</noscript>`);
  return serveBuffer(request, reply, Buffer.from(html), { type, cacheControl, modifiedAt: mtimeMs });
}
