import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { entityTag } from '../../platform/http/entity-tag.ts';
import type { RenderedFeed } from './feed-cache.ts';

/** Takes the place of the token in a private feed that all of its listeners share in the cache. No text can contain it by chance. */
export const tokenPlaceholder = randomBytes(24).toString('hex');

/** Adds the password of the listener to the address of a file of the station. */
export function withToken(address: string): string {
  return `${address}?token=${tokenPlaceholder}`;
}

/** A private feed for one listener: its addresses contain their token. */
export function personalFeed(feed: RenderedFeed, token: string): RenderedFeed {
  const body = Buffer.from(
    feed.body.toString('utf8').replaceAll(tokenPlaceholder, () => encodeURIComponent(token)),
  );
  return { ...feed, body, etag: entityTag(body) };
}

/** The body of a private feed for no listener: its addresses have no token. */
export function bodyWithoutToken({ body }: Pick<RenderedFeed, 'body'>): Buffer {
  return Buffer.from(
    body.toString('utf8').replaceAll(new RegExp(`(?:\\?|&(?:amp;)?)token=${tokenPlaceholder}`, 'g'), ''),
  );
}

/** The password of `Authorization: Basic` with any user name; undefined without one. */
export function basicPassword({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const encoded = /^Basic\s+([\w+/=-]+)$/i.exec(headers.authorization ?? '')?.[1];
  return encoded === undefined
    ? undefined
    : /^[^:]*:(.+)$/.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1];
}
