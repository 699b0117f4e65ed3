import type { Campaign } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaignChange } from './campaigns.queries.ts';

export function DeleteCampaignDialog({
  campaign: { id, title },
  onClose,
}: {
  campaign: Campaign;
  onClose(): void;
}) {
  const messages = useWords(campaignsMessages);
  return (
    <RemoveDialog
      title={messages.removeTitle(title)}
      confirmLabel={messages.removeConfirm}
      removal={useCampaignChange((client, of: number) => client.campaigns.remove(of))}
      input={id}
      failed={messages.removeFailed}
      done={{ name: messages.name, details: messages.removed(title) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>{messages.removeText}</p>
    </RemoveDialog>
  );
}
