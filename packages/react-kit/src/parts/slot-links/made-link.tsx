import { useState } from 'react';
import { slotLinkOperations } from '@postkit/sdk/operations';
import { usePostKit } from '../../host/postkit-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { slotLinksMessages } from './slot-links.messages.ts';

/** A new link, which is shown only once. */
export function MadeLink({ presenter, token }: { presenter: string; token: string }) {
  const messages = useWords(slotLinksMessages);
  const { client, host } = usePostKit();
  const [isCopyRefused, setRefused] = useState(false);
  const address = `${new URL('/slot', client.transport.addressOf(slotLinkOperations.list, {})).href}#${token}`;
  return (
    <div className="pk-stack">
      <TextField
        label={messages.linkFor(presenter)}
        description={messages.once}
        value={address}
        isReadOnly
        onChange={() => undefined}
      />
      {isCopyRefused && (
        <Banner tone="warning" isLive>
          {messages.copyFailed}
        </Banner>
      )}
      <div className="pk-row">
        <CopyButton
          variant="primary"
          text={address}
          label={messages.copy}
          copy={(text) => host.copyText(text)}
          onError={() => setRefused(true)}
        />
      </div>
    </div>
  );
}
