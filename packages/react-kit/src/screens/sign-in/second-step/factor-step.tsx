import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { passkeyFailure, passkeyMessages, requestPasskey } from '../../../data/second-factors/index.ts';
import { CodeForm, factorFailure } from '../../../parts/second-factors/setup/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { SecondStep as SecondStepProps } from '../sign-in.controller.ts';
import type { SignInClient } from '../use-sign-in-client.ts';
import { secondStepMessages } from './second-step.messages.ts';

type Factor = SecondStepProps['step']['factors'][number];

/** One of the user's factors: a passkey, a code of the app, or a recovery code. */
export function FactorStep({ step, client, done, back }: SecondStepProps) {
  const messages = useWords(secondStepMessages);
  const [factor, setFactor] = useState<Factor>(step.factors[0] ?? 'app');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const text = useFailureText(factor, error);

  async function confirm(
    prove: (sessions: SignInClient['sessions']) => Promise<string | Record<string, unknown>>,
  ): Promise<void> {
    setError(null);
    setBusy(true);
    try {
      const { sessions } = await client();
      done(await sessions.confirmSignIn(step.ticket, await prove(sessions)));
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  }

  function change(next: Factor): void {
    setError(null);
    setFactor(next);
  }

  return (
    <div className="pk-sign-in-form">
      {text && (
        <Banner tone="danger" isLive>
          {text}
        </Banner>
      )}
      {isHttpError(error, 410) ? (
        <Button variant="primary" size="large" isFullWidth onPress={back}>
          {messages.again}
        </Button>
      ) : (
        <>
          <p className="pk-muted">{messages.texts[factor]}</p>
          {factor === 'passkey' ? (
            <Button
              variant="primary"
              size="large"
              isFullWidth
              isBusy={isBusy}
              // The step consists of this button.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onPress={() =>
                void confirm(async (sessions) => requestPasskey(await sessions.passkeyOptions(step.ticket)))
              }
            >
              {messages.use.passkey}
            </Button>
          ) : (
            <CodeForm
              key={factor}
              label={factor === 'app' ? messages.code : messages.recoveryCode}
              hasLetters={factor === 'recovery'}
              confirmLabel={messages.confirm}
              size="large"
              isFullWidth
              isBusy={isBusy}
              onConfirm={(code) => void confirm(async () => code)}
            />
          )}
          {step.factors
            .filter((other) => other !== factor)
            .map((other) => (
              <p key={other} className="pk-sign-in-forgot">
                <button type="button" className="pk-link" onClick={() => change(other)}>
                  {messages.use[other]}
                </button>
              </p>
            ))}
        </>
      )}
    </div>
  );
}

/** Why a factor was refused, in words; empty without an error. */
function useFailureText(factor: Factor, error: unknown): string {
  const catalogue = useCatalogue();
  const passkeyWords = useWords(passkeyMessages);
  if (error === null) return '';
  if (factor === 'passkey' && isHttpError(error, 422)) return passkeyWords.refused;
  return passkeyFailure(error, catalogue) ?? factorFailure(error, catalogue);
}
