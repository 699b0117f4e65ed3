import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ExternalLink from 'lucide-react/icons/arrow-up-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { CompanyStation } from '@postkit/sdk/schema';
import { useStationsChange } from '../../data/stations/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas } from '../../host/session/areas.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CompanyDialog } from './company-dialogs.tsx';
import { companyMessages } from './company.messages.ts';

export interface StationActionsProps {
  station: CompanyStation;
  isTabStop: boolean;
  onOpen(dialog: CompanyDialog): void;
  onEdit(station: CompanyStation): void;
}

/** Buttons of a station: edit and open, then archive, or restore and delete an archived one. None while it is being deleted. */
export function StationActions({ station, isTabStop, onOpen, onEdit }: StationActionsProps) {
  const messages = useWords(companyMessages);
  const { host } = usePostKit();
  const restore = useRestore(station);
  const { title, slug, state } = station;
  if (state === 'deleting') return null;
  const button = { size: 'small', tabIndex: isTabStop ? 0 : -1 } as const;

  function enter(): void {
    host.storage.set('station', slug);
    host.navigate(`/${slug}/${areas.shows.target}`);
  }

  return (
    <span className="pk-company-actions">
      <IconButton
        {...button}
        label={messages.edit(title)}
        icon={<Pencil aria-hidden="true" />}
        onPress={() => onEdit(station)}
      />
      {state === 'active' ? (
        <>
          <IconButton
            {...button}
            label={messages.open(title)}
            icon={<ExternalLink aria-hidden="true" />}
            onPress={enter}
          />
          <IconButton
            {...button}
            label={messages.archive(title)}
            icon={<Archive aria-hidden="true" />}
            onPress={() => onOpen({ kind: 'archive', station })}
          />
        </>
      ) : (
        <>
          <IconButton
            {...button}
            label={messages.restore(title)}
            icon={<ArchiveRestore aria-hidden="true" />}
            isBusy={restore.isPending}
            onPress={restore.run}
          />
          <IconButton
            {...button}
            label={messages.remove(title)}
            icon={<Trash aria-hidden="true" />}
            onPress={() => onOpen({ kind: 'delete', station })}
          />
        </>
      )}
    </span>
  );
}

function useRestore({ id, title }: CompanyStation) {
  const messages = useWords(companyMessages);
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useStationsChange(async (client, station: number) =>
    client.stations.restore(station),
  );
  return {
    isPending,
    run: () =>
      mutate(id, {
        onSuccess: () =>
          notify({ name: messages.message, details: messages.restored(title), type: 'success' }),
        onError: (error) => reportFailure(messages.message, error, messages.restoreFailed),
      }),
  };
}
