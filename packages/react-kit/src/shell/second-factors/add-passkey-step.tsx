import { isHttpError } from '@postkit/sdk';
import { createPasskey, passkeyFailure, passkeyMessages } from '../../data/second-factors/index.ts';
import { useNotify } from '../../host/use-notify.ts';
import { factorFailure } from '../../parts/second-factors/setup/index.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

/** Names a passkey, then creates it in the browser's dialog. */
export function AddPasskeyStep({ onDone }: { onDone(codes: readonly string[]): void }) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(securityMessages);
  const passkeyWords = useWords(passkeyMessages);
  const { mutate, isPending, error } = useFactorChange(async ({ secondFactors }, name: string) =>
    secondFactors.addPasskey({ name, response: await createPasskey(await secondFactors.setUpPasskey()) }),
  );

  function failure(): string {
    if (!error) return '';
    if (isHttpError(error, 422)) return passkeyWords.refused;
    return passkeyFailure(error, catalogue) ?? factorFailure(error, catalogue);
  }

  function onSuccess({ recovery_codes: codes }: { recovery_codes: readonly string[] }): void {
    const details =
      codes.length > 0 ? `${messages.passkeyAdded} ${messages.signedOut}` : messages.passkeyAdded;
    notify({ name: messages.title, details, type: 'success' });
    onDone(codes);
  }

  return (
    <PasskeyNameForm
      initial=""
      saveLabel={messages.addPasskey}
      isBusy={isPending}
      failure={failure()}
      onSave={(name) => mutate(name, { onSuccess })}
    />
  );
}
