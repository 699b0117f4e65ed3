import { encodeBody, type ContentEncoding } from '../../platform/http/content-encoding.ts';
import type { RenderedFeed } from './feed-cache.ts';

/** A feed in one content encoding. Each has its own ETag, because the bytes differ. */
export interface PackedFeed {
  readonly encoding: ContentEncoding;
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Of the compression; a private feed is compressed for one listener alone. */
const efforts = { shared: 7, private: 4 };

/** Encoded once for all readers, and dropped with the feed. */
const encodings = new WeakMap<RenderedFeed, Map<ContentEncoding, Promise<Buffer>>>();

export async function packFeed(feed: RenderedFeed, encoding: ContentEncoding): Promise<PackedFeed> {
  if (encoding === 'identity') return { encoding, bytes: feed.body, etag: feed.etag };
  const forms = encodings.get(feed) ?? new Map<ContentEncoding, Promise<Buffer>>();
  encodings.set(feed, forms);
  const bytes =
    forms.get(encoding) ?? encodeBody(feed.body, encoding, feed.isPrivate ? efforts.private : efforts.shared);
  forms.set(encoding, bytes);
  return { encoding, bytes: await bytes, etag: feed.etag.replace(/"$/, `-${encoding}"`) };
}
