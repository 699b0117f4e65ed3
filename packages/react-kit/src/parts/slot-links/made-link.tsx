import { slotLinkOperations } from '@postkit/sdk/operations';
import { CopyField } from '../../host/copy-field.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { useWords } from '../../words/use-words.ts';
import { slotLinksMessages } from './slot-links.messages.ts';

/** A new link, which is shown only once. */
export function MadeLink({ presenter, token }: { presenter: string; token: string }) {
  const messages = useWords(slotLinksMessages);
  const { client } = usePostKit();
  const address = `${new URL('/slot', client.transport.addressOf(slotLinkOperations.list, {})).href}#${token}`;
  return (
    <CopyField
      label={messages.linkFor(presenter)}
      description={messages.once}
      value={address}
      copyLabel={messages.copy}
    />
  );
}
