import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useHost } from '../../../host/host-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { randomPassword } from '../random-password.ts';
import type { UserForm } from './use-user-form.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

export interface PasswordInputProps {
  form: UserForm;
  isRequired: boolean;
  isDisabled: boolean;
}

/** A password field with a button that generates a password, shows it and offers to copy it. */
export function PasswordInput({ form, isRequired, isDisabled }: PasswordInputProps) {
  const catalogue = useCatalogue();
  const messages = useWords(userDialogMessages);
  const { host } = useHost();
  const [generatedPassword, setGeneratedPassword] = useState('');
  const [isCopyBlocked, setCopyBlocked] = useState(false);
  const typed = form.watch('password');
  const isGenerated = generatedPassword !== '' && typed === generatedPassword;

  function generate(): void {
    const password = randomPassword();
    form.setValue('password', password, { shouldDirty: true, shouldValidate: true });
    setGeneratedPassword(password);
    setCopyBlocked(false);
  }

  return (
    <div className="pk-user-form-password">
      <Controller
        control={form.control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            // Remounts with a new password, to show it.
            key={generatedPassword}
            {...field}
            label={messages.password}
            autoComplete="new-password"
            isShownAtFirst={isGenerated}
            description={description(isGenerated, isCopyBlocked, isRequired, catalogue)}
            isRequired={isRequired}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <span className="pk-user-form-generate">
        {isGenerated && (
          <CopyButton
            text={generatedPassword}
            label={messages.copyPassword}
            copy={(text) => host.copyText(text)}
            onError={() => setCopyBlocked(true)}
          />
        )}
        <Button isDisabled={isDisabled} onPress={generate}>
          {messages.generate}
        </Button>
      </span>
    </div>
  );
}

function description(
  isGenerated: boolean,
  isCopyBlocked: boolean,
  isRequired: boolean,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(userDialogMessages);
  if (isGenerated) return isCopyBlocked ? messages.copyFailed : messages.generated;
  return isRequired ? messages.passwordHint : messages.passwordKept;
}
