import type { ApiKey } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { useRevokeApiKey } from './api-keys.mutations.ts';

export interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onRevoked(): void;
  onClose(): void;
}

/** Confirms that a key should stop working. */
export function RevokeKeyDialog({ apiKey, onRevoked, onClose }: RevokeKeyDialogProps) {
  const messages = useWords(apiKeysMessages);
  return (
    <RemoveDialog
      title={messages.revokeTitle(apiKey.name)}
      confirmLabel={messages.revokeConfirm}
      removal={useRevokeApiKey()}
      input={apiKey.id}
      failed={messages.revokeFailed}
      done={{ name: messages.title, details: messages.revoked(apiKey.name) }}
      onRemoved={() => {
        onRevoked();
        onClose();
      }}
      onCancel={onClose}
    >
      {messages.revokeText}
    </RemoveDialog>
  );
}
