import { episodeStatuses } from '@postkit/sdk/schema';
import type { Words } from '../../../words/define-messages.ts';
import type { episodeTableMessages } from './episode-table.messages.ts';

/** The statuses by which lists of episodes are filtered. */
export const statusOptions = (messages: Words<typeof episodeTableMessages>) =>
  episodeStatuses.map((id) => ({ id, label: messages.statuses[id] }));
