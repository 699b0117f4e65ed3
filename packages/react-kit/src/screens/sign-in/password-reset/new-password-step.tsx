import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { isHttpError } from '@postkit/sdk';
import { newPassword } from '@postkit/sdk/schema';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { NewPasswordStep as NewPasswordStepProps } from '../sign-in.controller.ts';
import { signInMessages } from '../sign-in.messages.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { type ResetFailure, resetFailure } from './reset-failure.ts';

const fields = newPassword.pick({ password: true }).extend({ revokesApiKeys: z.boolean() });

/** Sets a new password with the token of a reset link. */
export function NewPasswordStep({ token, client, done, askAgain }: NewPasswordStepProps) {
  const catalogue = useCatalogue();
  const signInWords = useWords(signInMessages);
  const messages = useWords(passwordResetMessages);
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: { password: '', revokesApiKeys: true },
  });
  const [failure, setFailure] = useState<ResetFailure | null>(null);
  const [link, setLink] = useState<{ email: string; invited_by: string } | null>(null);

  // Says at once that a link is void, and who invited the user.
  useEffect(() => {
    let isLeft = false;
    void client()
      .then(({ sessions }) => sessions.readPasswordLink(token))
      .then((read) => !isLeft && setLink(read))
      .catch(
        (error: unknown) => !isLeft && isHttpError(error, 410) && setFailure(resetFailure(error, catalogue)),
      );
    return () => {
      isLeft = true;
    };
  }, [client, token, catalogue]);

  async function save({ password, revokesApiKeys }: z.output<typeof fields>): Promise<void> {
    setFailure(null);
    try {
      await (await client()).sessions.resetPassword(token, password, { revokeApiKeys: revokesApiKeys });
      done();
    } catch (error) {
      setFailure(resetFailure(error, catalogue));
    }
  }

  return (
    <>
      <Heading level={1}>{signInWords.titles['new-password']}</Heading>
      {failure && (
        <Banner tone="danger" isLive>
          {failure.text}
        </Banner>
      )}
      {failure?.kind === 'expired' ? (
        <Button variant="primary" size="large" isFullWidth onPress={askAgain}>
          {messages.askAgain}
        </Button>
      ) : (
        <form
          className="pk-sign-in-form"
          noValidate
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          <p className="pk-muted">
            {link?.invited_by ? messages.invitedText(link.invited_by, link.email) : messages.newText}
          </p>
          <Controller
            control={form.control}
            name="password"
            render={({ field, fieldState }) => (
              <PasswordField
                {...field}
                label={messages.password}
                autoComplete="new-password"
                description={messages.passwordHint}
                // The page consists of this form, so typing can start at once.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                isRequired
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          {!link?.invited_by && (
            <Controller
              control={form.control}
              name="revokesApiKeys"
              render={({ field: { value, onChange, onBlur, name } }) => (
                <Checkbox
                  name={name}
                  label={messages.revokeKeys}
                  description={messages.revokeKeysHint}
                  isSelected={value}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={form.formState.isSubmitting}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </form>
      )}
    </>
  );
}
