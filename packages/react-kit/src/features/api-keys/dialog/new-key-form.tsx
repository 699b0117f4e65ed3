import { zodResolver } from '@hookform/resolvers/zod';
import { serverMessage } from '@postkit/sdk';
import { apiKeyInput } from '@postkit/sdk/schema';
import { Controller, useForm } from 'react-hook-form';
import { useCreateApiKey } from '../api-keys.mutations.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { apiKeysMessages as messages } from './api-keys.messages.ts';

export interface MadeKey {
  name: string;
  username: string;
  api_key: string;
}

/** Makes a key by its name; what was typed stays until it is made. */
export function NewKeyForm({ onMade }: { onMade(made: MadeKey): void }) {
  const { mutate, isPending, error } = useCreateApiKey();
  const form = useForm({ resolver: zodResolver(apiKeyInput), defaultValues: { name: '' } });
  const message = error && serverMessage(error);
  return (
    <form
      className="pk-stack"
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ name }) => mutate(name, { onSuccess: onMade }))(event)}
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
              // What the dialog is opened for, and where somebody is again after a key was made.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              isRequired
              isReadOnly={isPending}
              errorMessage={fieldState.error && (field.value.trim() === '' ? messages.nameMissing : messages.nameTooLong)}
            />
          )}
        />
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={messages.creating}>
          {messages.create}
        </Button>
      </div>
      {message?.action === 'show' && (
        <Banner tone="danger" title={messages.createFailed} isLive>
          {message.details}
        </Banner>
      )}
    </form>
  );
}
