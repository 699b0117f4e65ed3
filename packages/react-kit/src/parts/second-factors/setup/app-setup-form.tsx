import { useState } from 'react';
import type { AppSetup } from '@postkit/sdk/schema';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import type { ButtonProps } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CodeForm } from './code-form.tsx';
import { setupMessages } from './setup.messages.ts';
import './setup.css';

export interface AppSetupFormProps extends Pick<ButtonProps, 'size' | 'isFullWidth'> {
  setup: AppSetup;
  isBusy: boolean;
  /** Why the last code was refused; empty if none was. */
  failure: string;
  onConfirm(code: string): void;
}

/** An app to set up: its QR code, its key to type, and its first code. */
export function AppSetupForm({ setup: { secret, qr }, failure, ...form }: AppSetupFormProps) {
  const messages = useWords(setupMessages);
  const { host } = useHost();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  return (
    <div className="pk-stack">
      <p>{messages.scan}</p>
      <svg
        className="pk-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={messages.qr}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <div className="pk-factor-secret">
        <TextField
          label={messages.secret}
          value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          isReadOnly
          isCode
          onChange={() => {}}
        />
        <CopyButton
          text={secret}
          label={messages.copy}
          copy={(text) => host.copyText(text)}
          onError={() => setCopyFailed(true)}
        />
      </div>
      {hasCopyFailed && (
        <Banner tone="warning" isLive>
          {messages.copyFailed}
        </Banner>
      )}
      {failure && (
        <Banner tone="danger" isLive>
          {failure}
        </Banner>
      )}
      <CodeForm
        label={messages.code}
        description={messages.codeHint}
        confirmLabel={messages.confirmApp}
        {...form}
      />
    </div>
  );
}
