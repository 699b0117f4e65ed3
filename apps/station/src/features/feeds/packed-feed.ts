import { pack, type Packing } from '../../platform/http/packing.ts';
import type { RenderedFeed } from './feed-cache.ts';

/** A feed as one reader takes it. Each form has an ETag of its own, for they are different bytes. */
export interface PackedFeed {
  readonly packing: Packing;
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const effort = 7;

/** Packed once for all readers, and gone with the feed. */
const packed = new WeakMap<RenderedFeed, Map<Packing, Promise<Buffer>>>();

export async function packFeed(feed: RenderedFeed, packing: Packing): Promise<PackedFeed> {
  if (packing === 'identity') return { packing, bytes: feed.body, etag: feed.etag };
  const forms = packed.get(feed) ?? new Map<Packing, Promise<Buffer>>();
  packed.set(feed, forms);
  const bytes = forms.get(packing) ?? pack(feed.body, packing, effort);
  forms.set(packing, bytes);
  return { packing, bytes: await bytes, etag: feed.etag.replace(/"$/, `-${packing}"`) };
}
