import { userOperations } from '@postkit/sdk/operations';
import type { NewInvitation } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';
import { CopyField } from '../../host/copy-field.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';

/** The link of an invitation, which is shown only once. */
export function MadeInvitation({ made, onClose }: { made: NewInvitation; onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(usersMessages);
  const { client } = usePostKit();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
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
        <CopyField
          label={messages.link}
          description={messages.linkUntil(formatListDate(expires_at, zone, catalogue))}
          value={address}
          copyLabel={messages.copyLink}
        />
      </div>
    </Dialog>
  );
}
