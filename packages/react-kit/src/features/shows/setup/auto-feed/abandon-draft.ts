import type { PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../show-draft.ts';
import { reportSetupFailure } from '../report-setup-failure.ts';
import { autoFeedMessages as messages } from './auto-feed.messages.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';

/** Takes back what a draft that is left for good has made at the station: the feed of a show that was never saved. Never throws. */
export async function abandonDraft(
  { connections }: { connections: FeedCalls } | PostKitClient,
  { id, rssConnectionId }: Pick<ShowDraft, 'id' | 'rssConnectionId'>,
): Promise<void> {
  if (id !== null || rssConnectionId === null) return;
  try {
    await deleteFeed(connections, rssConnectionId);
  } catch (error) {
    reportSetupFailure(error, messages.notDeleted);
  }
}
