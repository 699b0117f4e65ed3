import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { UnfinishedUpload } from '@postkit/sdk/schema';
import { unfinishedUploadsQueries, useUploads } from '../../../data/uploads/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { CancelUploadDialog } from './cancel-upload-dialog.tsx';
import { unfinishedUploadsMessages } from './sidebar.messages.ts';

/** For admins: the incomplete uploads of all users. They use disk space until they end. */
export function UnfinishedUploads({ zone }: { zone: string }) {
  const messages = useWords(unfinishedUploadsMessages);
  return (
    <Disclosure label={messages.label} help={messages.help} isOpenAtFirst={false} isHeldOpen={false}>
      <UnfinishedList zone={zone} />
    </Disclosure>
  );
}

function UnfinishedList({ zone }: { zone: string }) {
  const messages = useWords(unfinishedUploadsMessages);
  const { client } = usePostKit();
  const { data, isError, isFetching, refetch } = useQuery(unfinishedUploadsQueries.list(client));
  const [cancelling, setCancelling] = useState<UnfinishedUpload | null>(null);
  // Uploads of this page are in the list above, where cancelling also stops sending.
  const here = useUploads((state) => state.records);

  if (!data) {
    return isError ? (
      <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Spinner label={messages.loading} isLabelShown />
    );
  }
  const elsewhere = data.filter(({ uuid }) => !here.some((record) => record.uuid === uuid));
  return (
    <>
      {elsewhere.length === 0 ? (
        <p className="pk-upload-note">{messages.none}</p>
      ) : (
        <ul className="pk-upload-list" aria-label={messages.label}>
          {elsewhere.map((upload) => (
            <UnfinishedLine
              key={upload.uuid}
              upload={upload}
              zone={zone}
              onCancel={() => setCancelling(upload)}
            />
          ))}
        </ul>
      )}
      {cancelling && <CancelUploadDialog upload={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

function UnfinishedLine({
  upload,
  zone,
  onCancel,
}: {
  upload: UnfinishedUpload;
  zone: string;
  onCancel: () => void;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(unfinishedUploadsMessages);
  const { title, user, received, bytes, begun_at, expires_at } = upload;
  return (
    <li className="pk-upload-item">
      <div className="pk-upload-line">
        <span className="pk-truncate" title={title}>
          {title}
        </span>
        <IconButton
          size="small"
          label={messages.cancel(title)}
          icon={<X aria-hidden="true" />}
          onPress={onCancel}
        />
      </div>
      <span className="pk-upload-note">
        {messages.progress(user, formatBytes(received, catalogue), formatBytes(bytes, catalogue))}
      </span>
      <span className="pk-upload-note">
        {messages.times(
          formatListDate(begun_at, zone, catalogue),
          formatListDate(expires_at, zone, catalogue),
        )}
      </span>
    </li>
  );
}
