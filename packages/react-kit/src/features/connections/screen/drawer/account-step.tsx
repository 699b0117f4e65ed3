import type { ConnectionForm } from './connection-drawer.controller.ts';
import { isSecret } from './connection-fields.ts';
import { drawerMessages as messages } from './drawer.messages.ts';
import { FormText } from './form-fields.tsx';

/** What an account elsewhere calls the connection's fields. */
const accounts = {
  megaphone: [
    { name: 'title', label: messages.podcastTitle },
    { name: 'token', label: messages.megaphoneToken },
    { name: 'app_id', label: messages.networkId },
    { name: 'app_secret', label: messages.podcastId },
  ],
  omny: [
    { name: 'token', label: messages.apiKey },
    { name: 'app_secret', label: messages.programId },
    { name: 'title', label: messages.playlistTitle },
    { name: 'app_id', label: messages.playlistId },
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
        description={isHeld ? messages.stored : undefined}
      />
    );
  });
}
