import type { PostKitClient } from '@postkit/sdk';
import type { ShowDraft } from '../../show-draft.ts';
import { failureText, reportFailure } from '../../../../screen/report-failure.ts';
import type { autoFeedMessages } from './auto-feed.messages.ts';
import { deleteFeed, type FeedCalls } from './delete-feed.ts';
import type { showSetupMessages } from '../show-setup.messages.ts';
import type { reportFailureMessages } from '../../../../screen/report-failure.messages.ts';
import type { Words } from '../../../../words/define-messages.ts';

/** Deletes the feed that a discarded draft created, if its show was never saved. Never throws. */
export async function abandonDraft(
  { connections }: { connections: FeedCalls } | PostKitClient,
  { id, rssConnectionId }: Pick<ShowDraft, 'id' | 'rssConnectionId'>,
  messages: Words<typeof autoFeedMessages>,
  showSetupWords: Words<typeof showSetupMessages>,
  reportFailureWords: Words<typeof reportFailureMessages>,
): Promise<void> {
  if (id !== null || rssConnectionId === null) return;
  try {
    await deleteFeed(connections, rssConnectionId);
  } catch (error) {
    reportFailure(showSetupWords.messageName, error, failureText(error, reportFailureWords, messages.notDeleted));
  }
}
