import type { NewWebhook } from '@postkit/sdk/schema';
import { CopyField } from '../../host/copy-field.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';

/** Shows a new signing secret, for the only time. */
export function SecretDialog({ made: { webhook, secret }, onClose }: { made: NewWebhook; onClose(): void }) {
  const messages = useWords(webhooksMessages);
  return (
    <Dialog
      isOpen
      title={messages.secretTitle(webhook.title)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <Banner tone="warning" isLive>
          {messages.secretWarning}
        </Banner>
        <CopyField label={messages.secret} value={secret} copyLabel={messages.copySecret} isCode />
      </div>
    </Dialog>
  );
}
