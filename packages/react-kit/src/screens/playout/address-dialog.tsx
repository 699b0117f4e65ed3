import { useState } from 'react';
import type { PlayoutInputWithToken } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { addressExamples } from './address-examples.ts';
import { inputsMessages } from './inputs.messages.ts';

/** The address of an input with its token, for the only time, and examples that use them. */
export function AddressDialog({
  made: { input, token },
  onClose,
}: {
  made: PlayoutInputWithToken;
  onClose(): void;
}) {
  const messages = useWords(inputsMessages);
  const { host } = useHost();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  const { url, curl, icecast } = addressExamples(input.address, token);
  const shown: readonly (readonly [label: string, text: string, help?: string])[] = [
    [messages.address, input.address],
    [messages.token, token, messages.tokenHelp],
    [messages.exampleUrl, url],
    [messages.exampleCurl, curl],
    [messages.exampleIcecast, icecast],
  ];
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.secretTitle(input.name)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <Banner tone="warning" isLive>
          {hasCopyFailed ? messages.copyFailed : messages.secretWarning}
        </Banner>
        {shown.map(([label, text, help]) => (
          <div key={label} className="pk-playout-copied">
            <TextField label={label} value={text} description={help} isReadOnly isCode onChange={() => {}} />
            <CopyButton
              size="small"
              text={text}
              label={messages.copy(label)}
              copy={(copied) => host.copyText(copied)}
              onError={() => setCopyFailed(true)}
            />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
