import type { Passkey } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useFactorChange } from './second-factors.mutations.ts';
import { securityMessages } from './security.messages.ts';

export function RenamePasskeyStep({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
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
