import type { Message } from '../../../host/messages.store.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import type { BulkOutcome } from './bulk-actions.mutations.ts';
import { selectionMessages } from './selection.messages.ts';
import type { EpisodeSelection } from './use-episode-selection.ts';

interface OutcomeNames {
  done: (count: number) => string;
  failed: string;
  undo?: Message['undo'] | undefined;
}

/** Returns a function that shows the result of an action for the selection. Episodes that failed stay selected, for another try. */
export function useShowOutcome({ episodes, setKeys }: EpisodeSelection) {
  const messages = useWords(selectionMessages);
  const reportFailure = useReportFailure();
  const notify = useNotify();
  return ({ failed, error }: BulkOutcome, names: OutcomeNames): void => {
    setKeys(new Set(failed.map(({ playlist_id }) => String(playlist_id))));
    if (failed.length > 0)
      reportFailure(names.failed, error, messages.partly(failed.length, episodes.length));
    else
      notify({
        name: names.done(episodes.length),
        details: '',
        type: 'success',
        ...(names.undo && { undo: names.undo }),
      });
  };
}
