import { useState } from 'react';
import { userOperations } from '@postkit/sdk/operations';
import type { NewInvitation } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';

/** The link of an invitation, which is shown only once. */
export function MadeInvitation({ made, onClose }: { made: NewInvitation; onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(usersMessages);
  const { client, host } = usePostKit();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const [isCopyRefused, setRefused] = useState(false);
  const { user, token, expires_at, is_mailed } = made;
  const address = `${new URL('/login', client.transport.addressOf(userOperations.list, {})).href}#reset=${token}`;
  return (
    <Dialog
      isOpen
      title={messages.linkTitle(userName(user))}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.done}</Button>}
    >
      <div className="pk-stack">
        <p>{is_mailed ? messages.mailed(user.email) : messages.notMailed(user.first_name)}</p>
        <TextField
          label={messages.link}
          description={messages.linkUntil(formatListDate(expires_at, zone, catalogue))}
          value={address}
          isReadOnly
          onChange={() => undefined}
        />
        {isCopyRefused && (
          <Banner tone="warning" isLive>
            {messages.copyFailed}
          </Banner>
        )}
        <div className="pk-row">
          <CopyButton
            variant="primary"
            text={address}
            label={messages.copyLink}
            copy={(text) => host.copyText(text)}
            onError={() => setRefused(true)}
          />
        </div>
      </div>
    </Dialog>
  );
}
