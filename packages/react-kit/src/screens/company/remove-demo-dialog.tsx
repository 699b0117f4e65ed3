import type { CompanyStation } from '@postkit/sdk/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { questionsMessages } from './questions.messages.ts';
import { useConfirmedChange } from './use-confirmed-change.ts';

export interface RemoveDemoDialogProps {
  /** The stations of the demo. */
  stations: readonly CompanyStation[];
  onDone(): void;
  onClose(): void;
}

/** Confirms before the stations and users of the demo are deleted. */
export function RemoveDemoDialog({ stations, onDone, onClose }: RemoveDemoDialogProps) {
  const messages = useWords(questionsMessages);
  const companyWords = useWords(companyMessages);
  const { run, isPending, failure } = useConfirmedChange({
    change: async (client) => client.stations.removeDemo(),
    done: companyWords.demoRemoved,
    failed: messages.demoFailed,
    onDone,
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.demoTitle}
      confirmLabel={messages.demoConfirm}
      isBusy={isPending}
      errorMessage={failure}
      onConfirm={run}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.demoText}</p>
        {stations.length > 0 && <p>{messages.demoStations(stations.map(({ title }) => title).join(', '))}</p>}
      </div>
    </ConfirmDialog>
  );
}
