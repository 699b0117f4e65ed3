import { feedUrl } from '../destinations/index.ts';

/** The page and kind of a feed. */
export interface FeedView {
  /** From 1. */
  readonly page: number;
  /** Every episode on one page. */
  readonly all: boolean;
  /** Includes episodes that were unpublished or deleted. */
  readonly showDeleted: boolean;
  /** Password of the listener of a private feed. */
  readonly token?: string;
}

/** The canonical address of a view of a feed. */
export function feedAddress(
  publicUrl: string,
  slug: string,
  destinationId: number,
  { page, all, showDeleted, token }: FeedView,
): string {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(all ? { all: '1' } : {}),
    ...(showDeleted ? { show_deleted: 'true' } : {}),
    ...(token === undefined ? {} : { token }),
  }).toString();
  return `${feedUrl(publicUrl, slug, destinationId)}${query && `?${query}`}`;
}
