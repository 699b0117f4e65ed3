import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { serverMessage } from '@postkit/sdk';
import { apiKeyInput } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { useCreateApiKey } from './api-keys.mutations.ts';

export interface CreatedKey {
  name: string;
  username: string;
  api_key: string;
}

/** Creates a key by name; the typed name stays until the key exists. */
export function NewKeyForm({ onCreated }: { onCreated(created: CreatedKey): void }) {
  const messages = useWords(apiKeysMessages);
  const { mutate, isPending, error } = useCreateApiKey();
  const form = useForm({
    resolver: zodResolver(apiKeyInput),
    defaultValues: { name: '', may_delegate: false },
  });
  const message = error && serverMessage(error);
  return (
    <form
      className="pk-stack"
      noValidate
      onSubmit={(event) => void form.handleSubmit((input) => mutate(input, { onSuccess: onCreated }))(event)}
    >
      <div className="pk-api-keys-new">
        <Controller
          control={form.control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={messages.nameLabel}
              description={messages.nameHint}
              autoComplete="off"
              // Users open the dialog to create a key, and return here after creating one.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              isRequired
              isReadOnly={isPending}
              errorMessage={
                fieldState.error && (field.value.trim() === '' ? messages.nameMissing : messages.nameTooLong)
              }
            />
          )}
        />
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={messages.creating}>
          {messages.create}
        </Button>
      </div>
      <Controller
        control={form.control}
        name="may_delegate"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={messages.mayDelegate}
            description={messages.mayDelegateHelp}
            isSelected={value ?? false}
            isDisabled={isPending}
            onChange={onChange}
          />
        )}
      />
      {message?.action === 'show' && (
        <Banner tone="danger" title={messages.createFailed} isLive>
          {message.details}
        </Banner>
      )}
    </form>
  );
}
