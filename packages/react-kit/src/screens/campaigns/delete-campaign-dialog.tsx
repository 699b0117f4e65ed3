import type { Campaign } from '@postkit/sdk/schema';
import { useMessages } from '../../host/messages.store.ts';
import { failureText } from '../../host/report-failure.ts';
import { useStores } from '../../host/stores.ts';
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
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(campaignsMessages);
  const { mutate, isPending, error } = useCampaignChange((client, of: number) => client.campaigns.remove(of));

  function remove(): void {
    mutate(id, {
      onSuccess() {
        useMessages
          .in(stores)
          .getState()
          .show({ name: messages.name, details: messages.removed(title), type: 'success' });
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
