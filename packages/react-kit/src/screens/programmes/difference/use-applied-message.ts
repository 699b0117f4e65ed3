import type { ProgrammePlan } from '@postkit/sdk/schema';
import { useProgrammeChange } from '../../../data/programmes/index.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { differenceMessages } from './difference.messages.ts';

/** A function that says that a plan of a source was applied, with a button that takes it back. */
export function useAppliedMessage(source: string): (plan: ProgrammePlan) => void {
  const messages = useWords(differenceMessages);
  const { name } = useWords(programmesMessages);
  const catalogue = useCatalogue();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const undo = useProgrammeChange((client, id: number) => client.programmes.undo(id));

  async function takeBack(id: number): Promise<void> {
    try {
      // The dialog is closed by then, so that only the promise reports the end.
      await undo.mutateAsync(id);
      notify({ name, details: messages.undone(source), type: 'success' });
    } catch (error) {
      reportFailure(name, error, failureText(error, catalogue, messages.undoFailed));
    }
  }

  return ({ id, lines }) =>
    void notify({
      name,
      details: messages.applied(lines.length, source),
      type: 'success',
      undo: () => void takeBack(id),
    });
}
