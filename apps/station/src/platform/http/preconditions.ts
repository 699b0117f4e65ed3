import type { FastifyRequest } from 'fastify';

/** The identity of one version of a resource. */
export interface Validators {
  /** Strong, with its quotes. */
  readonly etag: string;
  /** Milliseconds since 1970; HTTP dates have whole seconds only. */
  readonly modifiedAt: number;
}

/** Whether the client already has this version; If-None-Match wins over If-Modified-Since. */
export function isNotModified({ headers }: FastifyRequest, { etag, modifiedAt }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || listed(tags).includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(modifiedAt) <= since;
}

/** Whether a range may be returned: If-Range is absent, or names this version. */
export function isSameRangeVersion({ headers }: FastifyRequest, { etag, modifiedAt }: Validators): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  const value = String(condition).trim();
  return value.includes('"') ? value === etag : Date.parse(value) === wholeSeconds(modifiedAt);
}

function listed(tags: string): string[] {
  return tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000) * 1000;
}
