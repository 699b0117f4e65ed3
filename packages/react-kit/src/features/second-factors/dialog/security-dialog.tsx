import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactors } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import { secondFactorsQueries } from '../second-factors.queries.ts';
import { RecoveryCodes } from '../setup/index.ts';
import { AppStep } from './app-step.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { FactorAction } from './factor-action.ts';
import { FactorList } from './factor-list.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';
import { securityMessages } from './security.messages.ts';
import './security.css';

/** The user's own second factors: sets them up, shows recovery codes once, and turns them off. */
export function SecurityDialog({ onClose }: { onClose(): void }) {
  const messages = useWords(securityMessages);
  const { client } = usePostKit();
  const { data, isError, isFetching, refetch } = useQuery(secondFactorsQueries.own(client));
  const [action, setAction] = useState<FactorAction | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const hasCodes = codes.length > 0;
  const step = action !== null && data ? stepOf(action, data) : null;

  function finish(made: readonly string[] = []): void {
    setCodes(made);
    setAction(null);
  }

  return (
    <Dialog
      isOpen
      title={hasCodes ? messages.codesTitle : step ? stepTitle(step, messages) : messages.title}
      // Codes are shown only once, so Escape must not close the dialog.
      onClose={hasCodes ? undefined : step ? () => finish() : onClose}
      footer={
        hasCodes ? (
          <Button variant="primary" onPress={() => finish()}>
            {messages.codesSaved}
          </Button>
        ) : (
          <Button onPress={step ? () => finish() : onClose}>{step ? messages.cancel : messages.close}</Button>
        )
      }
    >
      {hasCodes && <RecoveryCodes codes={codes} />}
      {!data &&
        (isError ? (
          <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={messages.loading} />
        ))}
      {data && !hasCodes && step === 'confirm' && <ConfirmForm factors={data} onConfirmed={() => void refetch()} />}
      {data && !hasCodes && step === 'set-up-app' && <AppStep onDone={finish} />}
      {data && !hasCodes && step === null && <FactorList factors={data} onAction={setAction} />}
      {data && action === 'remove-app' && step === null && <RemoveAppDialog onClose={() => finish()} />}
      {data && action === 'new-codes' && step === null && !hasCodes && <NewCodesDialog onMade={finish} onClose={() => finish()} />}
    </Dialog>
  );
}

type Step = 'confirm' | 'set-up-app' | null;

/** The step inside the dialog: a question of its own opens above the list. */
function stepOf(action: FactorAction, { confirmed_until: until }: SecondFactors): Step {
  if (until === null) return 'confirm';
  return action === 'set-up-app' ? action : null;
}

function stepTitle(step: Exclude<Step, null>, messages: { confirmTitle: string; setUpAppTitle: string }): string {
  return step === 'confirm' ? messages.confirmTitle : messages.setUpAppTitle;
}
