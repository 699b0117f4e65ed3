import type { CompanyStation } from '@postkit/sdk/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { questionsMessages } from './questions.messages.ts';
import { useConfirmedChange } from './use-confirmed-change.ts';

export interface ArchiveDialogProps {
  station: CompanyStation;
  /** The user works at this station, and another one opens. */
  isLeaving: boolean;
  onDone(): void;
  onClose(): void;
}

/** Confirms the archive, and says what stops and what stays. */
export function ArchiveDialog({ station: { id, title }, isLeaving, onDone, onClose }: ArchiveDialogProps) {
  const messages = useWords(questionsMessages);
  const companyWords = useWords(companyMessages);
  const { run, isPending, failure } = useConfirmedChange({
    change: async (client) => client.stations.archive(id),
    done: companyWords.archived(title),
    failed: messages.archiveFailed,
    onDone,
  });
  return (
    <ConfirmDialog
      isOpen
      title={messages.archiveTitle(title)}
      confirmLabel={messages.archiveConfirm}
      isBusy={isPending}
      errorMessage={failure}
      onConfirm={run}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <Facts title={messages.archiveStops} facts={messages.stops} />
        <Facts title={messages.archiveStays} facts={messages.stays} />
        <p>{isLeaving ? `${messages.archiveLater} ${messages.archiveLeaves}` : messages.archiveLater}</p>
      </div>
    </ConfirmDialog>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <p className="pk-company-facts-title">{title}</p>
      <ul className="pk-company-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
