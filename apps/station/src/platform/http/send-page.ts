import type { FastifyReply } from 'fastify';
import { pageStyleSource } from '../html-page.ts';

const policy = `default-src 'none'; style-src ${pageStyleSource}; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page of `htmlPage`, which may use its own style and nothing else. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}
