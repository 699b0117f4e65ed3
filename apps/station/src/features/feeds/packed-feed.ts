import { encodeBody, type ContentEncoding } from '../../platform/http/content-encoding.ts';
import type { RenderedFeed } from './feed-cache.ts';

/** A feed as one reader takes it. Each form has an ETag of its own, for they are different bytes. */
export interface PackedFeed {
  readonly encoding: ContentEncoding;
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const effort = 7;

/** Packed once for all readers, and gone with the feed. */
const packed = new WeakMap<RenderedFeed, Map<ContentEncoding, Promise<Buffer>>>();

export async function packFeed(feed: RenderedFeed, encoding: ContentEncoding): Promise<PackedFeed> {
  if (encoding === 'identity') return { encoding, bytes: feed.body, etag: feed.etag };
  const forms = packed.get(feed) ?? new Map<ContentEncoding, Promise<Buffer>>();
  packed.set(feed, forms);
  const bytes = forms.get(encoding) ?? encodeBody(feed.body, encoding, effort);
  forms.set(encoding, bytes);
  return { encoding, bytes: await bytes, etag: feed.etag.replace(/"$/, `-${encoding}"`) };
}
