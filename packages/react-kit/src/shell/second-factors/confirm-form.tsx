import { type SyntheticEvent, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { SecondFactors } from '@postkit/sdk/schema';
import { CodeForm, factorFailure } from '../../parts/second-factors/setup/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

/** Asks for the password, or a code, before a change. */
export function ConfirmForm({ factors, onConfirmed }: { factors: SecondFactors; onConfirmed(): void }) {
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const [isByCode, setByCode] = useState(false);
  const { mutate, isPending, error, reset } = useFactorChange(
    (client, confirmation: { password: string } | { code: string }) =>
      client.secondFactors.confirm(confirmation),
  );
  const refusal =
    isHttpError(error, 422) && !isByCode ? messages.passwordWrong : factorFailure(error, catalogue);
  const canUseCode = factors.app !== null || factors.recovery_codes > 0;
  const confirm = (confirmation: { password: string } | { code: string }) =>
    mutate(confirmation, { onSuccess: onConfirmed });

  function change(): void {
    reset();
    setByCode(!isByCode);
  }

  return (
    <div className="pk-stack">
      <p>{isByCode ? messages.confirmCodeText : messages.confirmText}</p>
      {error && (
        <Banner tone="danger" isLive>
          {refusal}
        </Banner>
      )}
      {isByCode ? (
        <CodeForm
          key="code"
          hasLetters
          label={messages.code}
          confirmLabel={messages.confirm}
          isBusy={isPending}
          onConfirm={(code) => confirm({ code })}
        />
      ) : (
        <PasswordForm isBusy={isPending} onConfirm={(password) => confirm({ password })} />
      )}
      {canUseCode && (
        <p>
          <button type="button" className="pk-link" onClick={change}>
            {isByCode ? messages.usePassword : messages.useCode}
          </button>
        </p>
      )}
    </div>
  );
}

function PasswordForm({ isBusy, onConfirm }: { isBusy: boolean; onConfirm(password: string): void }) {
  const messages = useWords(securityMessages);
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (password && !isBusy) onConfirm(password);
  }

  return (
    <form className="pk-factor-form" noValidate onSubmit={send}>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        // The step consists of this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={wasTried && !password ? messages.passwordMissing : undefined}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={messages.confirming}>
        {messages.confirm}
      </Button>
    </form>
  );
}
