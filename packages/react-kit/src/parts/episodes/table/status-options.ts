import { episodeStatuses } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

/** The statuses by which lists of episodes are filtered. */
export const statusOptions = (catalogue: Catalogue) =>
  episodeStatuses.map((id) => ({ id, label: catalogue.wordsOf(episodeTableMessages).statuses[id] }));
