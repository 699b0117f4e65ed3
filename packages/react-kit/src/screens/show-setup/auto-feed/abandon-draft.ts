import type { PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../../data/shows/index.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';

/** Deletes the feed that a discarded draft created, if its show was never saved. Never rejects; `onFailure` gets the reason. */
export async function abandonDraft(
  { connections: destinations }: { connections: FeedCalls } | PostKitClient,
  { id, rssDestinationId }: Pick<ShowDraft, 'id' | 'rssDestinationId'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (id !== null || rssDestinationId === null) return;
  await deleteFeed(destinations, rssDestinationId).catch(onFailure);
}
