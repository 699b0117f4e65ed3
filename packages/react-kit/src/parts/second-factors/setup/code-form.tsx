import { type SyntheticEvent, useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { setupMessages } from './setup.messages.ts';

export interface CodeFormProps extends Pick<ButtonProps, 'size' | 'isFullWidth'> {
  label: string;
  description?: string | undefined;
  confirmLabel: string;
  isBusy: boolean;
  /** Recovery codes have letters. */
  hasLetters?: boolean;
  onConfirm(code: string): void;
}

/** One code of a second factor. */
export function CodeForm({
  label,
  description,
  confirmLabel,
  isBusy,
  hasLetters = false,
  onConfirm,
  ...button
}: CodeFormProps) {
  const messages = useWords(setupMessages);
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = code.trim().length < 6;

  function send(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isBusy) onConfirm(code.trim());
  }

  return (
    <form className="pk-factor-form" noValidate onSubmit={send}>
      <TextField
        label={label}
        description={description}
        autoComplete="one-time-code"
        inputMode={hasLetters ? 'text' : 'numeric'}
        spellCheck={false}
        maxLength={40}
        // The step consists of this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isRequired
        isCode
        value={code}
        onChange={setCode}
        errorMessage={wasTried && isMissing ? messages.codeMissing : undefined}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={messages.confirming} {...button}>
        {confirmLabel}
      </Button>
    </form>
  );
}
