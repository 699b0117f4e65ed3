import { isHttpError } from '@postkit/sdk';
import { useState } from 'react';
import { reportFailureMessages } from '../../../../screen/report-failure.messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { CodeForm, factorFailure, setupMessages } from '../../../second-factors/setup/index.ts';
import type { SecondStep as SecondStepProps } from '../sign-in.controller.ts';
import { secondStepMessages } from './second-step.messages.ts';

/** A code of the user's app, or a recovery code. */
export function FactorStep({ step, client, done, back }: SecondStepProps) {
  const messages = useWords(secondStepMessages);
  const setupWords = useWords(setupMessages);
  const failureWords = useWords(reportFailureMessages);
  const [isRecovery, setRecovery] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const hasRecovery = step.factors.includes('recovery');

  async function confirm(code: string): Promise<void> {
    setError(null);
    setBusy(true);
    try {
      const { sessions } = await client();
      done(await sessions.confirmSignIn(step.ticket, code));
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  }

  function change(): void {
    setError(null);
    setRecovery(!isRecovery);
  }

  return (
    <div className="pk-sign-in-form">
      {error !== null && (
        <Banner tone="danger" isLive>
          {factorFailure(error, setupWords, failureWords)}
        </Banner>
      )}
      {isHttpError(error, 410) ? (
        <Button variant="primary" size="large" isFullWidth onPress={back}>
          {messages.again}
        </Button>
      ) : (
        <>
          <p className="pk-muted">{isRecovery ? messages.recoveryText : messages.text}</p>
          <CodeForm
            key={String(isRecovery)}
            label={isRecovery ? messages.recoveryCode : messages.code}
            hasLetters={isRecovery}
            confirmLabel={messages.confirm}
            size="large"
            isFullWidth
            isBusy={isBusy}
            onConfirm={(code) => void confirm(code)}
          />
          {hasRecovery && (
            <p className="pk-sign-in-forgot">
              <button type="button" className="pk-link" onClick={change}>
                {isRecovery ? messages.useApp : messages.useRecovery}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
