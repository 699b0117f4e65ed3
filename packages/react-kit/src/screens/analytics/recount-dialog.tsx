import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RecountPreview } from '@postkit/sdk/schema';
import { analyticsQueries } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { explainMessages } from './explain.messages.ts';
import { formatChosenDate } from './format-figures.ts';

/** Shows the difference that a recount makes before it starts. */
export function RecountDialog({ onClose }: { onClose: () => void }) {
  const messages = useWords(explainMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const found = useQuery(analyticsQueries.recount(client));
  const start = useMutation({
    mutationFn: () => client.analytics.recount(),
    onSuccess: (preview) => queries.setQueryData(analyticsQueries.recount(client).queryKey, preview),
  });
  const isRunning = found.data?.last?.status === 'running';
  const hasEnded = start.isSuccess && !isRunning;
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: analyticsQueries.all(client) });
  }, [hasEnded, queries, client]);
  const canStart = found.data !== undefined && found.data.changes.length > 0;
  return (
    <Dialog
      isOpen
      title={messages.recountTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {canStart && (
            <Button variant="primary" isBusy={start.isPending || isRunning} onPress={() => start.mutate()}>
              {messages.recountStart}
            </Button>
          )}
        </>
      }
    >
      <div className="pk-stack">
        {found.isLoadingError ? (
          <ErrorState
            message={messages.recountLoadFailed}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data ? (
          <Difference preview={found.data} hasEnded={hasEnded} />
        ) : (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="120px" />
          </div>
        )}
        {start.isError && (
          <Banner tone="danger" isLive>
            {messages.recountFailed}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

function Difference({ preview, hasEnded }: { preview: RecountPreview; hasEnded: boolean }) {
  const catalogue = useCatalogue();
  const messages = useWords(explainMessages);
  const { changes, downloads, downloads_after, kept_from, last } = preview;
  if (last?.status === 'running') return <Banner isLive>{messages.recountRunning}</Banner>;
  return (
    <>
      {last?.status === 'failed' && <Banner tone="danger">{messages.recountBroken}</Banner>}
      {hasEnded && last?.status === 'completed' && <Banner isLive>{messages.recountDone}</Banner>}
      {changes.length === 0 ? (
        !hasEnded && <p>{messages.recountNothing}</p>
      ) : (
        <>
          <p>
            {messages.recountText(
              formatChosenDate(kept_from, catalogue),
              formatCount(downloads, catalogue),
              formatCount(downloads_after, catalogue),
            )}
          </p>
          <ul className="pk-funnel-changes" aria-label={messages.change}>
            {changes.map(({ from, to, downloads: count }) => (
              <li key={`${from} ${to}`}>
                <span>{messages.changeOf(from ?? messages.notCounted, to ?? messages.notCounted)}</span>
                <strong>{formatCount(count, catalogue)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
