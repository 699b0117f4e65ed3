import type { PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../show-draft.ts';
import { failureText, reportFailure } from '../../../../screen/report-failure.ts';
import { autoFeedMessages as messages } from './auto-feed.messages.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';
import { showSetupMessages } from '../show-setup.messages.ts';

/** Deletes the feed that a discarded draft created, if its show was never saved. Never throws. */
export async function abandonDraft(
  { connections }: { connections: FeedCalls } | PostKitClient,
  { id, rssConnectionId }: Pick<ShowDraft, 'id' | 'rssConnectionId'>,
): Promise<void> {
  if (id !== null || rssConnectionId === null) return;
  try {
    await deleteFeed(connections, rssConnectionId);
  } catch (error) {
    reportFailure(showSetupMessages.messageName, error, failureText(error, messages.notDeleted));
  }
}
