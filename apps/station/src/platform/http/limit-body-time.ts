import type { FastifyRequest } from 'fastify';

/** Milliseconds in which a body that is not an upload must have arrived. */
const allowed = 60_000;

/** Cuts a client that dribbles its body. */
export async function limitBodyTime(request: FastifyRequest): Promise<void> {
  if (request.raw.complete) return;
  const timer = setTimeout(() => request.raw.destroy(), allowed).unref();
  request.raw.once('close', () => clearTimeout(timer));
  request.raw.once('end', () => clearTimeout(timer));
}
