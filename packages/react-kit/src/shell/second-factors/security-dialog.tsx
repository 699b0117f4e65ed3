import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey, SecondFactors } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { RecoveryCodes } from '../../parts/second-factors/setup/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { AddPasskeyStep } from './add-passkey-step.tsx';
import { AppStep } from './app-step.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { FactorAction } from './factor-action.ts';
import { FactorList } from './factor-list.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import './security.css';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { useFactorChange } from './second-factors.mutations.ts';
import { secondFactorsQueries } from './second-factors.queries.ts';
import { securityMessages } from './security.messages.ts';

/** The user's own second factors: sets them up, shows recovery codes once, and removes them. */
export function SecurityDialog({ onClose }: { onClose(): void }) {
  const catalogue = useCatalogue();
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
      title={hasCodes ? messages.codesTitle : step ? stepTitle(step, catalogue) : messages.title}
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
      {data && !hasCodes && step === 'confirm' && (
        <ConfirmForm factors={data} onConfirmed={() => void refetch()} />
      )}
      {data && !hasCodes && step === 'set-up-app' && <AppStep onDone={finish} />}
      {data && !hasCodes && step === 'add-passkey' && <AddPasskeyStep onDone={finish} />}
      {action?.kind === 'rename-passkey' && step === action.kind && (
        <RenamePasskeyStep passkey={action.passkey} onDone={() => finish()} />
      )}
      {data && !hasCodes && step === null && <FactorList factors={data} onAction={setAction} />}
      {data && action && !hasCodes && step === null && (
        <Question action={action} factors={data} onDone={finish} />
      )}
    </Dialog>
  );
}

type Step = 'confirm' | 'set-up-app' | 'add-passkey' | 'rename-passkey' | null;

/** The step inside the dialog: a question of its own opens above the list. */
function stepOf({ kind }: FactorAction, { confirmed_until: until }: SecondFactors): Step {
  if (until === null) return 'confirm';
  return kind === 'set-up-app' || kind === 'add-passkey' || kind === 'rename-passkey' ? kind : null;
}

function stepTitle(step: Exclude<Step, null>, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(securityMessages);
  const titles = {
    confirm: messages.confirmTitle,
    'set-up-app': messages.setUpAppTitle,
    'add-passkey': messages.addPasskey,
    'rename-passkey': messages.rename,
  };
  return titles[step];
}

interface QuestionProps {
  action: FactorAction;
  factors: SecondFactors;
  onDone(codes?: readonly string[]): void;
}

/** The question above the list. */
function Question({ action, factors: { app, passkeys }, onDone }: QuestionProps) {
  const isLast = passkeys.length + (app ? 1 : 0) === 1;
  switch (action.kind) {
    case 'new-codes':
      return <NewCodesDialog onMade={onDone} onClose={() => onDone()} />;
    case 'remove-app':
      return <RemoveFactorDialog passkey={null} isLast={isLast} onClose={() => onDone()} />;
    case 'remove-passkey':
      return <RemoveFactorDialog passkey={action.passkey} isLast={isLast} onClose={() => onDone()} />;
    default:
      return null;
  }
}

function RenamePasskeyStep({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const { mutate, isPending, error } = useFactorChange((client, name: string) =>
    client.secondFactors.renamePasskey(passkey.id, name),
  );
  return (
    <PasskeyNameForm
      initial={passkey.name}
      saveLabel={messages.rename}
      isBusy={isPending}
      failure={error ? failureText(error, catalogue) : ''}
      onSave={(name) => mutate(name, { onSuccess: onDone })}
    />
  );
}
