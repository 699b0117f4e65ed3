import { CopyField } from '../../host/copy-field.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import type { CreatedKey } from './new-key-form.tsx';

const readOnly = { isReadOnly: true, isCode: true, onChange: () => {} } as const;

/** Shows a new key, for the only time. */
export function CreatedKeyDetails({ created: { username, api_key } }: { created: CreatedKey }) {
  const messages = useWords(apiKeysMessages);
  return (
    <div className="pk-stack">
      <Banner tone="warning" isLive>
        {messages.createdWarning}
      </Banner>
      {/* Replaces the form, which had the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <CopyField label={messages.key} value={api_key} copyLabel={messages.copy} isCode autoFocus />
      <TextField label={messages.username} value={username} {...readOnly} />
      <TextField
        label={messages.header}
        value={`Authorization: ApiKey ${username}:${api_key}`}
        {...readOnly}
      />
    </div>
  );
}
