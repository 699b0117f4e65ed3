import type { FastifyRequest } from 'fastify';
import type { ResourceList } from '@postkit/sdk/schema';

/** A part of a list; `limit` 0 means all. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Reads the page that a request for a resource list asks for; without a limit in the query, `limit` applies. */
export function pageOf(query: { limit?: number | undefined; offset?: number | undefined }, limit = 0): Page {
  return { limit: query.limit ?? limit, offset: query.offset ?? 0 };
}

/** The response of every resource list, with the addresses of the pages before and after. */
export function resourceListResponse<Entity>(
  request: FastifyRequest,
  page: Page,
  total: number,
  objects: Entity[],
): ResourceList<Entity> {
  const { limit, offset } = page;
  const hasNext = limit > 0 && offset + limit < total;
  return {
    meta: {
      limit,
      offset,
      total_count: total,
      next: hasNext ? pageAddress(request, limit, offset + limit) : null,
      previous: limit > 0 && offset > 0 ? pageAddress(request, limit, Math.max(0, offset - limit)) : null,
    },
    objects,
  };
}

/** The same query for another page; a key in the address is removed. */
function pageAddress(request: FastifyRequest, limit: number, offset: number): string {
  const url = new URL(request.url, 'http://station.invalid');
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  url.searchParams.delete('username');
  url.searchParams.delete('api_key');
  return `${url.pathname}${url.search}`;
}
