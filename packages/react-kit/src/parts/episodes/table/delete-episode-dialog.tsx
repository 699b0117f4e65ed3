import { isHttpError, serverMessage } from '@postkit/sdk';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useDeleteEpisode } from '../../../data/episodes/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

export interface DeleteEpisodeDialogProps {
  episode: EpisodeSummary;
  onClose: () => void;
}

/** Confirms before an unpublished episode is deleted for good. */
export function DeleteEpisodeDialog({ episode, onClose }: DeleteEpisodeDialogProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(episodeTableMessages);
  const { mutate, isPending, error } = useDeleteEpisode();

  function confirm(): void {
    mutate(episode.playlist_id, {
      onError: (reason) => reportFailure(failureName(reason, catalogue), reason),
      onSuccess() {
        notify({ name: messages.deleted, details: episode.name, type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.deleteTitle}
      confirmLabel={messages.delete}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{messages.deleteText}</p>
      <p className="pk-muted">{episode.name}</p>
    </ConfirmDialog>
  );
}

function failureName(error: unknown, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(episodeTableMessages);
  return isHttpError(error) ? messages.deleteFailed : messages.deleteUnanswered;
}

function failureText(error: unknown, catalogue: Catalogue): string {
  const message = serverMessage(error);
  return message.action === 'show'
    ? `${failureName(error, catalogue)} ${message.details}`
    : failureName(error, catalogue);
}
