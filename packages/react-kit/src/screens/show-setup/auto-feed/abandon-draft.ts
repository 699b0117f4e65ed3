import type { PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../../data/shows/index.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';

/** Deletes the feed that a discarded draft created, if its show was never saved. Never rejects; `onFailure` gets the reason. */
export async function abandonDraft(
  { connections }: { connections: FeedCalls } | PostKitClient,
  { id, rssConnectionId }: Pick<ShowDraft, 'id' | 'rssConnectionId'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (id !== null || rssConnectionId === null) return;
  await deleteFeed(connections, rssConnectionId).catch(onFailure);
}
