import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { shareMessages } from './share.messages.ts';

export interface SharingDialogProps {
  /** Of the episode. */
  name: string;
  url: string;
  onClose: () => void;
}

/** The public address of an episode, to open or copy. */
export function SharingDialog({ name, url, onClose }: SharingDialogProps) {
  const messages = useWords(shareMessages);
  const { host } = usePostKit();
  const [isCopyRefused, setRefused] = useState(false);
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={url} isExternal icon={<ExternalLink aria-hidden="true" />}>
            {messages.open}
          </ButtonLink>
          <CopyButton
            text={url}
            label={messages.copy}
            variant="primary"
            copy={(text) => host.copyText(text)}
            onError={() => setRefused(true)}
          />
        </>
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">{name}</p>
        <TextField label={messages.url} isLabelHidden isReadOnly isCode value={url} onChange={() => {}} />
        {isCopyRefused && (
          <Banner tone="warning" isLive>
            {messages.cannotCopy}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
