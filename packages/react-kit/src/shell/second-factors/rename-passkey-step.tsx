import type { Passkey } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { reportFailureMessages } from '../../host/report-failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { useFactorChange } from './second-factors.mutations.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { securityMessages } from './security.messages.ts';

export function RenamePasskeyStep({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const messages = useWords(securityMessages);
  const failureWords = useWords(reportFailureMessages);
  const { mutate, isPending, error } = useFactorChange((client, name: string) => client.secondFactors.renamePasskey(passkey.id, name));
  return (
    <PasskeyNameForm
      initial={passkey.name}
      saveLabel={messages.rename}
      isBusy={isPending}
      failure={error ? failureText(error, failureWords) : ''}
      onSave={(name) => mutate(name, { onSuccess: onDone })}
    />
  );
}
