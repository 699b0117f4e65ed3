import type { StationExport } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { stationExportMessages } from './station-export.messages.ts';
import { useRemoveStationExport } from './station-exports.queries.ts';

/** Asks before a running export is cancelled, or another one is deleted. */
export function RemoveExportDialog({
  exported: { guid, status },
  onClose,
}: {
  exported: StationExport;
  onClose(): void;
}) {
  const catalogue = useCatalogue();
  const { removal: messages } = useWords(stationExportMessages);
  const { mutate, isPending, error } = useRemoveStationExport();
  const isRunning = status === 'processing';
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={isRunning ? messages.cancelTitle : messages.title}
      confirmLabel={isRunning ? messages.cancelConfirm : messages.confirm}
      cancelLabel={isRunning ? messages.keep : undefined}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.failed) : undefined}
      onConfirm={() => mutate(guid, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{isRunning ? messages.cancelText : messages.text}</p>
    </ConfirmDialog>
  );
}
