import type { StationExport } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
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
  const { removal: messages } = useWords(stationExportMessages);
  const isRunning = status === 'processing';
  return (
    <RemoveDialog
      title={isRunning ? messages.cancelTitle : messages.title}
      confirmLabel={isRunning ? messages.cancelConfirm : messages.confirm}
      cancelLabel={isRunning ? messages.keep : undefined}
      removal={useRemoveStationExport()}
      input={guid}
      failed={messages.failed}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>{isRunning ? messages.cancelText : messages.text}</p>
    </RemoveDialog>
  );
}
