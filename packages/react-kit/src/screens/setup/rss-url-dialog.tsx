import { useState } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { destinationName } from '../../data/destinations/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { setupMessages } from '../../parts/destinations/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';

/** The address of a feed, optionally with deleted episodes. */
export function RssUrlDialog({ destination, onClose }: { destination: Connection; onClose: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(setupMessages);
  const { host } = usePostKit();
  const [withDeleted, setWithDeleted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const address = withDeleted ? `${destination.rss_url}?show_deleted=true` : destination.rss_url;
  return (
    <Dialog
      isOpen
      title={messages.feedUrl}
      onClose={onClose}
      footer={
        <CopyButton
          text={address}
          label={messages.copyUrl}
          variant="primary"
          copy={(text) => host.copyText(text)}
          onError={() => setRefused(true)}
        />
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">{destinationName(destination, catalogue)}</p>
        {!destination.status && <Banner tone="warning">{messages.feedOff}</Banner>}
        <TextField
          label={messages.feedUrl}
          isLabelHidden
          isReadOnly
          isCode
          value={address}
          onChange={() => {}}
        />
        <Checkbox label={messages.includeDeleted} isSelected={withDeleted} onChange={setWithDeleted} />
        {isRefused && (
          <Banner tone="warning" isLive>
            {messages.cannotCopy}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
