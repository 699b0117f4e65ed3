import { useEffect } from 'react';
import { useNotify } from '../../host/use-notify.ts';
import { AppSetupForm, factorFailure } from '../../parts/second-factors/setup/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

/** Sets an app up: its secret comes from the station, and its first code turns it on. */
export function AppStep({ onDone }: { onDone(codes: readonly string[]): void }) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const {
    mutate: start,
    data: setup,
    error: startError,
  } = useFactorChange((client) => client.secondFactors.setUpApp());
  const turnOn = useFactorChange((client, code: string) => client.secondFactors.confirmApp(code));

  useEffect(() => start(), [start]);

  function confirm(code: string): void {
    turnOn.mutate(code, {
      onSuccess({ recovery_codes: codes }) {
        const details = codes.length > 0 ? `${messages.appOn} ${messages.signedOut}` : messages.appOn;
        notify({ name: messages.title, details, type: 'success' });
        onDone(codes);
      },
    });
  }

  if (startError) {
    return (
      <Banner tone="danger" title={messages.changeFailed} isLive>
        {factorFailure(startError, catalogue)}
      </Banner>
    );
  }
  if (!setup) return <Spinner label={messages.loading} />;
  const failure = turnOn.error ? factorFailure(turnOn.error, catalogue) : '';
  return <AppSetupForm setup={setup} isBusy={turnOn.isPending} failure={failure} onConfirm={confirm} />;
}
