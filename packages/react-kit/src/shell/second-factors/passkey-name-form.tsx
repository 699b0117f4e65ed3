import { type SyntheticEvent, useState } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { securityMessages } from './security.messages.ts';

export interface PasskeyNameFormProps {
  /** The name so far; empty for a new passkey. */
  initial: string;
  saveLabel: string;
  isBusy: boolean;
  /** Why the last attempt failed; empty if none did. */
  failure: string;
  onSave(name: string): void;
}

/** The name of a passkey, and the button that creates or renames it. */
export function PasskeyNameForm({ initial, saveLabel, isBusy, failure, onSave }: PasskeyNameFormProps) {
  const messages = useWords(securityMessages);
  const [name, setName] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const isMissing = name.trim() === '';

  function send(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isBusy) onSave(name.trim());
  }

  return (
    <form className="pk-factor-form" noValidate onSubmit={send}>
      {failure && (
        <Banner tone="danger" isLive>
          {failure}
        </Banner>
      )}
      <TextField
        label={messages.name}
        description={messages.nameHint}
        maxLength={100}
        // The step consists of this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isRequired
        value={name}
        onChange={setName}
        errorMessage={wasTried && isMissing ? messages.nameMissing : undefined}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {saveLabel}
      </Button>
    </form>
  );
}
