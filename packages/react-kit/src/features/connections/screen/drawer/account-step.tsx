import type { ConnectionForm } from './connection-drawer.controller.ts';
import { isSecret } from './connection-fields.ts';
import { drawerMessages as words } from './drawer.messages.ts';
import { FormText } from './form-fields.tsx';

/** What an account elsewhere calls the connection's fields. */
const accounts = {
  megaphone: [
    { name: 'title', label: words.podcastTitle },
    { name: 'token', label: words.megaphoneToken },
    { name: 'app_id', label: words.networkId },
    { name: 'app_secret', label: words.podcastId },
  ],
  omny: [
    { name: 'token', label: words.apiKey },
    { name: 'app_secret', label: words.programId },
    { name: 'title', label: words.playlistTitle },
    { name: 'app_id', label: words.playlistId },
  ],
} as const;

export interface AccountStepProps {
  form: ConnectionForm;
  type: keyof typeof accounts;
  /** The station holds the secrets already. */
  isStored: boolean;
}

/** Keys and ids of an account elsewhere. */
export function AccountStep({ form, type, isStored }: AccountStepProps) {
  return accounts[type].map(({ name, label }) => {
    const isHeld = isStored && isSecret(name);
    return (
      <FormText
        key={name}
        form={form}
        name={name}
        label={label}
        isCode={name !== 'title'}
        isRequired={!isHeld}
        description={isHeld ? words.stored : undefined}
      />
    );
  });
}
