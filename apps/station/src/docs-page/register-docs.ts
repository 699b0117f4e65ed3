import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../platform/http/open-api-document.ts';
import { contentPolicy } from '../platform/http/security-headers.ts';
import { serveBuffer } from '../platform/http/serve-file.ts';
import { apiPage } from './api-page.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The API description: `/api/openapi.json` for programs, `/api/` as a page. Register it after every operation. */
export async function registerDocs(http: FastifyInstance, version: string, startedAt: number): Promise<void> {
  const operations = [...http.operations];
  const description = 'Every operation of a station. Resources contain their own address in `resource_uri`.';
  // Made at the first request: the description takes as long as the rest of the registration.
  const document = once(() =>
    JSON.stringify(openApiDocument(operations, { title: 'PostKit station', version, description })),
  );
  const page = once(() => apiPage(operations, version));
  await http.register(async (group) => {
    contentPolicy(group, policy);
    group.get('/api/openapi.json', async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      return serveBuffer(request, reply, document(), {
        type: 'application/json; charset=utf-8',
        modifiedAt: startedAt,
      });
    });
    group.get('/api', async (request, reply) =>
      serveBuffer(request, reply, page(), { type: 'text/html; charset=utf-8', modifiedAt: startedAt }),
    );
  });
}

function once(make: () => string): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= Buffer.from(make()));
}
