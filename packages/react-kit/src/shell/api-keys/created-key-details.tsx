import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import type { CreatedKey } from './new-key-form.tsx';

const readOnly = { isReadOnly: true, isCode: true, onChange: () => {} } as const;

/** Shows a new key, for the only time. */
export function CreatedKeyDetails({ created: { username, api_key } }: { created: CreatedKey }) {
  const messages = useWords(apiKeysMessages);
  const { host } = useHost();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  return (
    <div className="pk-stack">
      <Banner tone="warning" isLive>
        {hasCopyFailed ? messages.copyFailed : messages.createdWarning}
      </Banner>
      <div className="pk-api-keys-created">
        {/* Replaces the form, which had the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField label={messages.key} value={api_key} autoFocus {...readOnly} />
        <CopyButton
          variant="primary"
          text={api_key}
          label={messages.copy}
          copy={(text) => host.copyText(text)}
          onError={() => setCopyFailed(true)}
        />
      </div>
      <TextField label={messages.username} value={username} {...readOnly} />
      <TextField
        label={messages.header}
        value={`Authorization: ApiKey ${username}:${api_key}`}
        {...readOnly}
      />
    </div>
  );
}
