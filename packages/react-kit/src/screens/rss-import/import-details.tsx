import RotateCw from 'lucide-react/icons/rotate-cw';
import type { PodcastImport } from '@postkit/sdk/schema';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { groupByReason, type ItemGroup } from './import-list.ts';
import { useRetryImport } from './imports.mutations.ts';
import { useImport } from './imports.queries.ts';
import { importListMessages } from './rss-import.messages.ts';

/** Titles per reason; a feed may have thousands. */
const mostTitles = 20;

/** Items that were not imported, by reason, and a button that retries the failed ones. */
export function ImportDetails({ import: { id, failed } }: { import: PodcastImport }) {
  const reportFailure = useReportFailure();
  const messages = useWords(importListMessages);
  const { data, isLoadingError, isFetching, refetch } = useImport(id);
  const { mutate, isPending } = useRetryImport();
  if (isLoadingError)
    return (
      <ErrorState message={messages.detailsFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) {
    return (
      <div role="status" aria-label={messages.detailsLoading}>
        <Skeleton height="48px" />
      </div>
    );
  }
  return (
    <div className="pk-rss-import-details">
      {groupByReason(data.items).map((group) => (
        <Reason key={`${group.status} ${group.note}`} group={group} />
      ))}
      {failed > 0 && (
        <div>
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            isBusy={isPending}
            onPress={() => mutate(id, { onError: (error) => reportFailure(messages.retryFailed, error) })}
          >
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

function Reason({ group: { note, status, items } }: { group: ItemGroup }) {
  const messages = useWords(importListMessages);
  const rest = items.length - mostTitles;
  return (
    <div className="pk-rss-import-reason" data-status={status}>
      <h4 className="pk-rss-import-note">{messages.reason(note, items.length)}</h4>
      <ul className="pk-rss-import-items">
        {items.slice(0, mostTitles).map(({ id, title }) => (
          <li key={id}>{title || messages.untitled}</li>
        ))}
        {rest > 0 && <li>{messages.more(rest)}</li>}
      </ul>
    </div>
  );
}
