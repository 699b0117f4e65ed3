import { episodeStatuses } from '@postkit/sdk/schema';
import { episodeTableMessages as messages } from './episode-table.messages.ts';

/** The statuses by which lists of episodes are filtered. */
export const statusOptions = episodeStatuses.map((id) => ({ id, label: messages.statuses[id] }));
