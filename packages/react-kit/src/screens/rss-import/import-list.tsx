import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { ImportCard } from './import-card.tsx';
import type { RssImportState } from './rss-import.controller.ts';
import { importListMessages } from './rss-import.messages.ts';

export type ImportListProps = Pick<RssImportState, 'imports' | 'showLink' | 'setOpenPlan'> & {
  timezone: string;
};

/** The latest imports of the station, of all users. */
export function ImportList({ imports: state, timezone, showLink, setOpenPlan }: ImportListProps) {
  const messages = useWords(importListMessages);
  if (state.status === 'failed')
    return <ErrorState message={messages.failed} isRetrying={state.isRetrying} onRetry={state.retry} />;
  if (state.status === 'loading') {
    return (
      <div className="pk-rss-import-wait" role="status" aria-label={messages.loading}>
        <Skeleton height="88px" />
        <Skeleton height="88px" />
      </div>
    );
  }
  if (state.imports.length === 0) return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;
  return (
    <ul className="pk-rss-import-list" aria-label={messages.heading}>
      {state.imports.map((one) => (
        <li key={one.id}>
          <ImportCard
            import={one}
            show={showLink(one.show_id)}
            timezone={timezone}
            onOpenPlan={() => setOpenPlan(one.id)}
          />
        </li>
      ))}
    </ul>
  );
}
