import type { CompanyStation } from '@postkit/sdk/schema';
import { useStationsChange } from '../../data/stations/index.ts';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { questionsMessages } from './questions.messages.ts';

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
  return (
    <RemoveDialog
      title={messages.demoTitle}
      confirmLabel={messages.demoConfirm}
      removal={useStationsChange((client) => client.stations.removeDemo())}
      input={undefined}
      failed={messages.demoFailed}
      done={{ name: companyWords.message, details: companyWords.demoRemoved }}
      onRemoved={onDone}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.demoText}</p>
        {stations.length > 0 && <p>{messages.demoStations(stations.map(({ title }) => title).join(', '))}</p>}
      </div>
    </RemoveDialog>
  );
}
