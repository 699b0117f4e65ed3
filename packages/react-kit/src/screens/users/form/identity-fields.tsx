import { Controller } from 'react-hook-form';
import type { User } from '@postkit/sdk/schema';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { isEnabling } from '../user-form-schema.ts';
import { PasswordInput } from './password-input.tsx';
import type { UserForm } from './use-user-form.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

export interface IdentityFieldsProps {
  user: User | null;
  form: UserForm;
  /** The fields are read-only. */
  isLocked: boolean;
  /** False for an invited user, who chooses it. */
  hasPassword: boolean;
  isDisabled: boolean;
}

const names = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(userDialogMessages);
  return [
    { name: 'first_name', label: messages.firstName },
    { name: 'last_name', label: messages.lastName },
  ] as const;
};

/** The user's name and credentials. */
export function IdentityFields({ user, form, isLocked, hasPassword, isDisabled }: IdentityFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(userDialogMessages);
  const { control } = form;
  const [disabled, password] = form.watch(['disabled', 'password']);
  const needsPassword = user === null || isEnabling(user, { disabled });
  return (
    <div className="pk-user-form-grid">
      {names(catalogue).map(({ name, label }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={label}
              autoComplete="off"
              // The dialog consists of this form, so typing can start at once.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={name === 'first_name'}
              isRequired
              isReadOnly={isLocked}
              isDisabled={isDisabled}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={messages.email}
            type="email"
            autoComplete="off"
            spellCheck={false}
            isRequired
            isReadOnly={isLocked}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="username"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={messages.username}
            autoComplete="off"
            spellCheck={false}
            description={user ? messages.usernameFixed : messages.usernameHint}
            isReadOnly={user !== null}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {hasPassword && !isLocked && disabled === 0 && (
        <PasswordInput form={form} isRequired={needsPassword} isDisabled={isDisabled} />
      )}
      {!isLocked && disabled === 0 && user !== null && user.api_keys > 0 && password !== '' && (
        <Controller
          control={control}
          name="revokesApiKeys"
          render={({ field: { value, onChange, onBlur, name } }) => (
            <Checkbox
              name={name}
              label={messages.revokeKeys(user.api_keys)}
              description={messages.revokeKeysHint}
              isSelected={value}
              isDisabled={isDisabled}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      )}
    </div>
  );
}
