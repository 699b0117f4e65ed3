import { reportFailure } from '../../../screen/report-failure.ts';
import { type Message, useMessages } from '../../../host/messages.store.ts';
import type { BulkOutcome } from './bulk-actions.mutations.ts';
import type { selectionMessages } from './selection.messages.ts';
import type { EpisodeSelection } from './use-episode-selection.ts';
import type { Words } from '../../../words/define-messages.ts';

/** Shows the result of an action for several episodes. Those that failed stay selected, for another try. */
export function showOutcome(
  { failed, error }: BulkOutcome,
  { episodes, setKeys }: EpisodeSelection,
  names: { done: (count: number) => string; failed: string; undo?: Message['undo'] | undefined },
  messages: Words<typeof selectionMessages>,
): void {
  setKeys(new Set(failed.map(({ playlist_id }) => String(playlist_id))));
  const done = episodes.length - failed.length;
  if (failed.length > 0) reportFailure(names.failed, error, messages.partly(failed.length, episodes.length));
  else useMessages.getState().show({ name: names.done(done), details: '', type: 'success', ...(names.undo ? { undo: names.undo } : {}) });
}
