import { useState } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { CopyButton } from '../ui/copy-button/copy-button.tsx';
import { TextField, type TextFieldProps } from '../ui/text-field/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { copyFieldMessages } from './copy-field.messages.ts';
import { useHost } from './host-context.ts';

export interface CopyFieldProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'isCode' | 'autoFocus'
> {
  value: string;
  copyLabel: string;
}

/** A text to copy, such as a secret that is shown only once. */
export function CopyField({ value, copyLabel, ...field }: CopyFieldProps) {
  const messages = useWords(copyFieldMessages);
  const { host } = useHost();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="pk-stack">
      <TextField {...field} value={value} isReadOnly onChange={() => undefined} />
      {isRefused && (
        <Banner tone="warning" isLive>
          {messages.refused}
        </Banner>
      )}
      <div className="pk-row">
        <CopyButton
          variant="primary"
          text={value}
          label={copyLabel}
          copy={(text) => host.copyText(text)}
          onError={() => setRefused(true)}
        />
      </div>
    </div>
  );
}
