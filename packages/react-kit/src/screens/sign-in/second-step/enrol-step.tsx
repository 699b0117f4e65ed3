import { useCallback, useEffect, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { AppSetup } from '@postkit/sdk/schema';
import { AppSetupForm, factorFailure, RecoveryCodes } from '../../../parts/second-factors/setup/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { SecondStep as SecondStepProps } from '../sign-in.controller.ts';
import { secondStepMessages } from './second-step.messages.ts';

/** Sets up the app that a station requires, shows the recovery codes once, then completes the sign-in. */
export function EnrolStep({ step: { ticket }, client, done, back }: SecondStepProps) {
  const catalogue = useCatalogue();
  const messages = useWords(secondStepMessages);
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback(async () => (await client()).sessions.setUpApp(ticket), [client, ticket]);
  useEffect(() => void load().then(setSetup, setError), [load]);

  function restart(): void {
    setError(null);
    void load().then(setSetup, setError);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setError(null);
    setBusy(true);
    await work().catch(setError);
    setBusy(false);
  }

  const confirm = (code: string) =>
    void attempt(async () =>
      setCodes((await (await client()).sessions.confirmApp(ticket, code)).recovery_codes),
    );
  const complete = () =>
    void attempt(async () => done(await (await client()).sessions.confirmSignIn(ticket)));

  const failure = error === null ? '' : factorFailure(error, catalogue);
  if (isHttpError(error, 410)) return <Failure text={failure} action={messages.again} onPress={back} />;
  if (codes) {
    return (
      <>
        {failure && (
          <Banner tone="danger" isLive>
            {failure}
          </Banner>
        )}
        <RecoveryCodes codes={codes} />
        <Button variant="primary" size="large" isFullWidth isBusy={isBusy} onPress={complete}>
          {messages.saved}
        </Button>
      </>
    );
  }
  if (setup) {
    return (
      <>
        <p className="pk-muted">{messages.enrolText}</p>
        <AppSetupForm
          setup={setup}
          isBusy={isBusy}
          failure={failure}
          size="large"
          isFullWidth
          onConfirm={confirm}
        />
      </>
    );
  }
  return failure ? (
    <Failure text={failure} action={messages.retry} onPress={restart} />
  ) : (
    <Spinner label={messages.loading} />
  );
}

function Failure({ text, action, onPress }: { text: string; action: string; onPress(): void }) {
  return (
    <div className="pk-sign-in-form">
      <Banner tone="danger" isLive>
        {text}
      </Banner>
      <Button variant="primary" size="large" isFullWidth onPress={onPress}>
        {action}
      </Button>
    </div>
  );
}
