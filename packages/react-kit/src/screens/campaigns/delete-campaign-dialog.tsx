import type { Campaign } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignChange } from './campaigns.queries.ts';

export function DeleteCampaignDialog({
  campaign: { id, title },
  onClose,
}: {
  campaign: Campaign;
  onClose(): void;
}) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const { mutate, isPending, error } = useCampaignChange((client, of: number) => client.campaigns.remove(of));

  function remove(): void {
    mutate(id, {
      onSuccess() {
        notify({ name: messages.name, details: messages.removed(title), type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.removeTitle(title)}
      confirmLabel={messages.removeConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.removeFailed) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{messages.removeText}</p>
    </ConfirmDialog>
  );
}
