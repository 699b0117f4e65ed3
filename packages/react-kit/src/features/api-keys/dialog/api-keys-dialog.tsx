import type { ApiKey } from '@postkit/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { apiKeysMessages as messages } from './api-keys.messages.ts';
import { KeyList } from './key-list.tsx';
import { MadeKeyFacts } from './made-key.tsx';
import { type MadeKey, NewKeyForm } from './new-key-form.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import './api-keys.css';

export interface ApiKeysDialogProps {
  onClose(): void;
}

/** The person's own API keys: made by name and shown once, listed, revoked. */
export function ApiKeysDialog({ onClose }: ApiKeysDialogProps) {
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // The button that had the focus went with its key. After the question that closes has looked for it.
    if (revoked) requestAnimationFrame(() => list.current?.focus());
  }, [revoked]);

  return (
    <Dialog
      isOpen
      title={made ? messages.createdTitle(made.name) : messages.title}
      size="large"
      // A key that is shown for the only time is not closed by accident.
      onClose={made ? undefined : onClose}
      footer={
        made ? (
          <Button variant="primary" onPress={() => setMade(null)}>
            {messages.done}
          </Button>
        ) : (
          <Button onPress={onClose}>{messages.close}</Button>
        )
      }
    >
      {made ? (
        <MadeKeyFacts made={made} />
      ) : (
        <div className="pk-stack">
          <p className="pk-muted">{messages.intro}</p>
          <NewKeyForm onMade={setMade} />
          <section ref={list} className="pk-api-keys-list" aria-label={messages.title} tabIndex={-1}>
            <KeyList onRevoke={setRevoking} />
          </section>
        </div>
      )}
      {revoking && <RevokeKeyDialog apiKey={revoking} onRevoked={() => setRevoked(revoking)} onClose={() => setRevoking(null)} />}
    </Dialog>
  );
}
