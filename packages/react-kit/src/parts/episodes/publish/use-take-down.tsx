import { useState } from 'react';
import type { Connection, Episode } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/connections/index.ts';
import { staysAfterTakingBack } from '../../../data/episodes/index.ts';
import { liveStatus } from '../../../data/episodes/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { listFormat } from '../../../words/intl-formats.ts';
import { useLocale, useWords, useCatalogue } from '../../../words/use-words.ts';
import { updateMessages } from './update.messages.ts';

interface TakeDownOptions {
  /** The episode as it is on the station. */
  live: Episode | undefined;
  connections: readonly Connection[];
  /** Number of changes that the draft keeps. */
  changeCount: number;
  onConfirm: () => void;
}

/** The question before an episode that is published or scheduled becomes a draft. */
export function useTakeDown({ live, connections, changeCount, onConfirm }: TakeDownOptions) {
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    question: isAsking && live && (
      <TakeDownDialog
        live={live}
        destinations={live.smc_data.map((own) => ({
          title: '',
          ...own,
          ...connections.find(({ id }) => id === own.id),
        }))}
        changeCount={changeCount}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    ),
  };
}

interface TakeDownDialogProps {
  live: Episode;
  /** Where the episode is now. */
  destinations: readonly Pick<Connection, 'id' | 'type' | 'title'>[];
  changeCount: number;
  onConfirm: () => void;
  onCancel: () => void;
}

function TakeDownDialog({ live, destinations, changeCount, onConfirm, onCancel }: TakeDownDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(updateMessages);
  const locale = useLocale();
  const status = liveStatus(live);
  const staying =
    status === 'published' ? destinations.filter(({ type }) => staysAfterTakingBack(type, catalogue)) : [];
  const places = listFormat(locale, { type: 'conjunction' }).format(
    staying.map((one) => destinationName(one, catalogue)),
  );
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.draftTitle[status]}
      confirmLabel={messages.drafting[status]}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="pk-stack">
        <p>{messages.draftText[status](live.name)}</p>
        {staying.length > 0 && <p>{messages.staying(places)}</p>}
        {changeCount > 0 && <p>{messages.keepsChanges(changeCount)}</p>}
      </div>
    </ConfirmDialog>
  );
}
