import type { PlayoutCorrection } from '@postkit/sdk/schema';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { inputsMessages } from '../inputs.messages.ts';
import { usePlayoutCorrection } from '../playout.queries.ts';
import { correctionsMessages } from './corrections.messages.ts';

/** Titles of kept events that the message names. */
const namedEvents = 5;

/** Undoes a correction, and says which events stay. */
export function useUndoCorrection() {
  const messages = useWords(correctionsMessages);
  const { name } = useWords(inputsMessages);
  const catalogue = useCatalogue();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const { mutateAsync, isPending } = usePlayoutCorrection((client, id: number) =>
    client.playout.undoCorrection(id),
  );

  async function undo(id: number): Promise<void> {
    try {
      // The message may outlive the dialog, so that only the promise reports the end.
      const { kept } = await mutateAsync(id);
      const titles = kept.slice(0, namedEvents).map(({ title }) => title);
      const text = [...titles, ...(kept.length > namedEvents ? ['…'] : [])].join(', ');
      const details = kept.length === 0 ? messages.undone : messages.kept(text);
      notify({ name, details, type: 'success' });
    } catch (error) {
      reportFailure(name, error, failureText(error, catalogue, messages.undoFailed));
    }
  }

  return { undo: (id: number) => void undo(id), isUndoing: isPending };
}

/** A function that says that a correction was applied, with a button that takes it back. */
export function useCorrectedMessage(): (correction: PlayoutCorrection, changes: number) => void {
  const messages = useWords(correctionsMessages);
  const { name } = useWords(inputsMessages);
  const notify = useNotify();
  const { undo } = useUndoCorrection();
  return ({ id }, changes) =>
    void notify({ name, details: messages.applied(changes), type: 'success', undo: () => undo(id) });
}
