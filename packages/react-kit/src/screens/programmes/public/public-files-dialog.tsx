import { useState } from 'react';
import { useProgrammeGuide } from '../../../data/programmes/index.ts';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { publicFilesMessages } from './public-files.messages.ts';

const files = ['service_information', 'programme_information', 'calendar', 'json'] as const;

/** The addresses of the public week, to open and to copy. */
export function PublicFilesDialog({ onClose }: { onClose(): void }) {
  const messages = useWords(publicFilesMessages);
  const { host } = useHost();
  const guide = useProgrammeGuide();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className="pk-stack">
        <p className="pk-muted">{messages.intro}</p>
        {hasCopyFailed && (
          <Banner tone="warning" isLive>
            {messages.copyFailed}
          </Banner>
        )}
        {guide.isPending && (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="220px" />
          </div>
        )}
        {guide.isLoadingError && (
          <ErrorState
            message={messages.failed}
            isRetrying={guide.isFetching}
            onRetry={() => void guide.refetch()}
          />
        )}
        {guide.data?.bearers.length === 0 && <Banner>{messages.noBearers}</Banner>}
        {guide.data &&
          files.map((file) => (
            <div key={file} className="pk-programme-file">
              <TextField
                label={messages[file]}
                value={guide.data.addresses[file]}
                isReadOnly
                isCode
                onChange={() => {}}
              />
              <ButtonLink
                href={guide.data.addresses[file]}
                isExternal
                size="small"
                aria-label={messages.opens(messages[file])}
              >
                {messages.open}
              </ButtonLink>
              <CopyButton
                size="small"
                text={guide.data.addresses[file]}
                label={messages.copy(messages[file])}
                copy={(text) => host.copyText(text)}
                onError={() => setCopyFailed(true)}
              />
            </div>
          ))}
      </div>
    </Dialog>
  );
}
