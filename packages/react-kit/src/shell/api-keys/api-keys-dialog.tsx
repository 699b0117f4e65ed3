import { useEffect, useRef, useState } from 'react';
import type { ApiKey } from '@postkit/sdk/schema';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { CreatedKeyDetails } from './created-key-details.tsx';
import { KeyList } from './key-list.tsx';
import { type CreatedKey, NewKeyForm } from './new-key-form.tsx';
import './api-keys.css';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

export interface ApiKeysDialogProps {
  onClose(): void;
}

/** The user's own API keys: creates them by name, shows a new one once, lists and revokes them. */
export function ApiKeysDialog({ onClose }: ApiKeysDialogProps) {
  const messages = useWords(apiKeysMessages);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // The focused button was removed with its key. Waits until the closing dialog has tried to return the focus.
    if (revoked) requestAnimationFrame(() => list.current?.focus());
  }, [revoked]);

  return (
    <Dialog
      isOpen
      title={created ? messages.createdTitle(created.name) : messages.title}
      size="large"
      // A key is shown only once, so Escape must not close the dialog.
      onClose={created ? undefined : onClose}
      footer={
        created ? (
          <Button variant="primary" onPress={() => setCreated(null)}>
            {messages.done}
          </Button>
        ) : (
          <Button onPress={onClose}>{messages.close}</Button>
        )
      }
    >
      {created ? (
        <CreatedKeyDetails created={created} />
      ) : (
        <div className="pk-stack">
          <p className="pk-muted">{messages.intro}</p>
          <NewKeyForm onCreated={setCreated} />
          <section ref={list} className="pk-api-keys-list" aria-label={messages.title} tabIndex={-1}>
            <KeyList onRevoke={setRevoking} />
          </section>
        </div>
      )}
      {revoking && (
        <RevokeKeyDialog
          apiKey={revoking}
          onRevoked={() => setRevoked(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Dialog>
  );
}
