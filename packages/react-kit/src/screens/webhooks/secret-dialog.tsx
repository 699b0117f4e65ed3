import { useState } from 'react';
import type { NewWebhook } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';

/** Shows a new signing secret, for the only time. */
export function SecretDialog({ made: { webhook, secret }, onClose }: { made: NewWebhook; onClose(): void }) {
  const messages = useWords(webhooksMessages);
  const { host } = useHost();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  return (
    <Dialog
      isOpen
      title={messages.secretTitle(webhook.title)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <CopyButton
            variant="primary"
            text={secret}
            label={messages.copySecret}
            copy={(text) => host.copyText(text)}
            onError={() => setCopyFailed(true)}
          />
        </>
      }
    >
      <div className="pk-stack">
        <Banner tone="warning" isLive>
          {hasCopyFailed ? messages.copyFailed : messages.secretWarning}
        </Banner>
        <TextField label={messages.secret} value={secret} isReadOnly isCode onChange={() => {}} />
      </div>
    </Dialog>
  );
}
