import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { randomPassword } from '../../random-password.ts';
import { useHost } from '../../../../host/host-context.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/copy-button/copy-button.tsx';
import { PasswordField } from '../../../../ui/password-field/password-field.tsx';
import { userDialogMessages as messages } from './user-dialog.messages.ts';
import type { UserForm } from './use-user-form.ts';

export interface PasswordInputProps {
  form: UserForm;
  isRequired: boolean;
  isDisabled: boolean;
}

/** A password that is typed, or made at a press and then shown to be copied. */
export function PasswordInput({ form, isRequired, isDisabled }: PasswordInputProps) {
  const { host } = useHost();
  const [made, setMade] = useState('');
  const [hasRefused, setRefused] = useState(false);
  const typed = form.watch('password');
  const isMade = made !== '' && typed === made;

  function generate(): void {
    const password = randomPassword();
    form.setValue('password', password, { shouldDirty: true, shouldValidate: true });
    setMade(password);
    setRefused(false);
  }

  return (
    <div className="pk-user-form-password">
      <Controller
        control={form.control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            // One that was just made is shown.
            key={made}
            {...field}
            label={messages.password}
            autoComplete="new-password"
            isShownAtFirst={isMade}
            description={description(isMade, hasRefused, isRequired)}
            isRequired={isRequired}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <span className="pk-user-form-generate">
        {isMade && (
          <CopyButton text={made} label={messages.copyPassword} copy={(text) => host.copyText(text)} onError={() => setRefused(true)} />
        )}
        <Button isDisabled={isDisabled} onPress={generate}>
          {messages.generate}
        </Button>
      </span>
    </div>
  );
}

function description(isMade: boolean, hasRefused: boolean, isRequired: boolean): string {
  if (isMade) return hasRefused ? messages.copyFailed : messages.generated;
  return isRequired ? messages.passwordHint : messages.passwordKept;
}
