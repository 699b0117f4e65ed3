import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { analyticsPageSize, type AnalyticsSort, analyticsSorts } from '@postkit/sdk/schema';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Table } from '../../ui/table/table.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { analyticsMessages, csvMessages } from './analytics.messages.ts';
import { leastCompared } from './compared-shows.ts';
import { type FigureActions, figureColumns, rowKey, type RowSelection } from './figure-columns.tsx';
import { StatCards } from './stat-cards.tsx';

const granularities = (catalogue: Catalogue) =>
  (['day', 'week', 'year'] as const).map((id) => ({
    id,
    label: catalogue.wordsOf(analyticsMessages).granularities[id],
  }));

export interface FiguresPanelProps {
  state: AnalyticsState;
  onExport: () => void;
  /** Explains the downloads of the selection, or of a row of it. */
  onExplain: (row?: RowSelection) => void;
  onDevices: () => void;
  onRetention: FigureActions['onRetention'];
  onCompare: () => void;
  /** Shown above the rows. */
  chart: ReactNode;
}

/** One tab: the totals, the rows, and the CSV export. */
export function FiguresPanel({
  state,
  onExport,
  onExplain,
  onDevices,
  onRetention,
  onCompare,
  chart,
}: FiguresPanelProps) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const csvWords = useWords(csvMessages);
  const { tab, filters, figures, failure, isLoading, change } = state;
  const hasRows = !failure && figures !== undefined && figures.totals.row_count > 0;
  return (
    <section className="pk-analytics-panel" aria-label={messages.tabs[tab]} aria-busy={isLoading}>
      <div className="pk-analytics-bar">
        {tab === 'reports' && (
          <SegmentedControl
            label={messages.granularity}
            options={granularities(catalogue)}
            value={filters.granularity}
            onChange={(granularity) => change({ granularity })}
          />
        )}
        {isLoading && <Spinner label={messages.loading} isLabelShown />}
        <span className="pk-analytics-note">{messages.utc}</span>
        <div className="pk-analytics-actions">
          {tab === 'show' && (
            <Button isDisabled={Object.keys(state.showNames).length < leastCompared} onPress={onCompare}>
              {messages.compare}
            </Button>
          )}
          {tab === 'platform' && <Button onPress={onDevices}>{messages.devices}</Button>}
          <Button icon={<Download aria-hidden="true" />} isDisabled={!hasRows} onPress={onExport}>
            {csvWords.export}
          </Button>
        </div>
      </div>
      {failure ? (
        <ErrorState message={messages.failed[tab]} isRetrying={failure.isRetrying} onRetry={failure.retry} />
      ) : (
        <>
          <StatCards
            tab={tab}
            totals={figures?.totals}
            granularity={filters.granularity}
            onExplain={() => onExplain()}
          />
          {chart}
          <Rows state={state} onExplain={onExplain} onRetention={onRetention} />
        </>
      )}
    </section>
  );
}

function Rows({
  state,
  onExplain,
  onRetention,
}: Pick<FiguresPanelProps, 'state' | 'onExplain' | 'onRetention'>) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const { tab, filters, figures, isLoading, change } = state;
  if (figures && figures.totals.row_count === 0)
    return <EmptyState title={messages.noResults}>{messages.noResultsText}</EmptyState>;
  const pages = Math.ceil((figures?.totals.row_count ?? 0) / analyticsPageSize);
  return (
    <>
      <div className="pk-analytics-rows">
        <Table
          label={messages.tabs[tab]}
          columns={figureColumns(state, catalogue, { onExplain, onRetention })}
          rows={figures?.data ?? []}
          rowKey={rowKey}
          isLoading={isLoading}
          sort={{ column: filters.sort, direction: filters.order === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={({ column, direction }) =>
            change({
              sort: sortOf(column) ?? filters.sort,
              order: direction === 'ascending' ? 'asc' : 'desc',
            })
          }
        />
      </div>
      {pages > 1 && (
        <Pagination
          label={messages.pages}
          page={filters.page}
          pageCount={pages}
          onChange={(page) => change({ page })}
        />
      )}
    </>
  );
}

function sortOf(column: string): AnalyticsSort | undefined {
  return analyticsSorts.find((sort) => sort === column);
}
