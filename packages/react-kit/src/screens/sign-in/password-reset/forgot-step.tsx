import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { passwordResetRequest } from '@postkit/sdk/schema';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ForgotStep as ForgotStepProps } from '../sign-in.controller.ts';
import { signInMessages } from '../sign-in.messages.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { type ResetFailure, resetFailure } from './reset-failure.ts';

/** Requests a reset link by email. The response is the same whether the account exists or not. */
export function ForgotStep({ username, client, resetForm, back }: ForgotStepProps) {
  const catalogue = useCatalogue();
  const signInWords = useWords(signInMessages);
  const messages = useWords(passwordResetMessages);
  const { host } = useHost();
  const form = useForm({ resolver: zodResolver(passwordResetRequest), defaultValues: { name: username } });
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<ResetFailure | null>(null);
  const { load } = resetForm;

  useEffect(() => {
    // An external form is unknown only on the first visit; after that, the link on the first step leads to it.
    void load().then((installationForm) => {
      if (installationForm?.address) host.leave(installationForm.address);
      else if (installationForm?.isMailed === false) setFailure({ kind: 'no-mail', text: messages.noMail });
    });
  }, [load, host, messages]);

  async function send({ name }: { name: string }): Promise<void> {
    setFailure(null);
    try {
      await (await client()).sessions.requestPasswordReset(name);
      setSent(true);
    } catch (error) {
      setFailure(resetFailure(error, catalogue));
    }
  }

  return (
    <>
      <Heading level={1} focusKey={isSent ? 'sent' : undefined}>
        {signInWords.titles.forgot}
      </Heading>
      {failure && (
        <Banner tone={failure.kind === 'no-mail' ? 'info' : 'danger'} isLive>
          {failure.text}
        </Banner>
      )}
      {isSent && (
        <Banner tone="success" isLive>
          {messages.sent}
        </Banner>
      )}
      {isSent && <p className="pk-muted">{messages.sentHint}</p>}
      {!isSent && failure?.kind !== 'no-mail' && (
        <form
          className="pk-sign-in-form"
          noValidate
          onSubmit={(event) => void form.handleSubmit(send)(event)}
        >
          <p className="pk-muted">{messages.forgotText}</p>
          <Controller
            control={form.control}
            name="name"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={messages.name}
                autoComplete="username"
                spellCheck={false}
                // Replaces the first step, which had the focus.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                isRequired
                errorMessage={fieldState.error && messages.nameMissing}
              />
            )}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={form.formState.isSubmitting}
            busyLabel={messages.sending}
          >
            {messages.send}
          </Button>
        </form>
      )}
      <p className="pk-sign-in-back">
        <Button variant="quiet" onPress={back}>
          {messages.back}
        </Button>
      </p>
    </>
  );
}
