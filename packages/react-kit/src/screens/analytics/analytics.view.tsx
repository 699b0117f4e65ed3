import { Suspense } from 'react';
import { analyticsTabs } from '../../data/analytics/index.ts';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useWords } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { analyticsMessages } from './analytics.messages.ts';
import type { ExplainedFigures } from './explain-dialog.tsx';
import type { FigureActions } from './figure-columns.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Overview } from './overview.tsx';
import { RangePresets } from './range-presets.tsx';

// The chart's library is larger than the rest of the screen, so it loads with its tab.
const ReportChart = lazyPart(
  () => import('./report-chart.tsx').then((module) => module.ReportChart),
  (failure) => <PartFailureNotice {...failure} />,
);

export interface AnalyticsViewProps {
  state: AnalyticsState;
  onHelp: () => void;
  onExport: () => void;
  onDevices: () => void;
  onCompare: () => void;
  /** Shows the fetched minutes of an episode. */
  onRetention: FigureActions['onRetention'];
  /** Explains the downloads of the selection, or of other days or a row of it. */
  onExplain: (part?: Partial<ExplainedFigures>) => void;
}

export function AnalyticsView({
  state,
  onHelp,
  onExport,
  onDevices,
  onCompare,
  onRetention,
  onExplain,
}: AnalyticsViewProps) {
  const messages = useWords(analyticsMessages);
  const { tab, selection, filters, figures } = state;
  const chart = tab === 'reports' && selection && figures && figures.totals.row_count > 0 && (
    <Suspense
      fallback={
        <div role="status" aria-label={messages.chartLoading} className="pk-analytics-chart">
          <Skeleton height="100%" />
        </div>
      }
    >
      <ReportChart selection={selection} granularity={filters.granularity} />
    </Suspense>
  );
  return (
    <>
      <FilterBar state={state} onHelp={onHelp} />
      <RangePresets state={state} />
      {state.overview && (
        <Overview
          overview={state.overview}
          bestName={state.episodeName}
          showNames={state.showNames}
          onRetention={onRetention}
          onExplain={({ start, end }) => onExplain({ start_date: start, end_date: end })}
        />
      )}
      <Tabs
        label={messages.views}
        isManual
        value={tab}
        onChange={state.setTab}
        items={analyticsTabs.map((id) => ({
          id,
          label: messages.tabs[id],
          content: selection ? (
            <FiguresPanel
              state={state}
              onExport={onExport}
              onDevices={onDevices}
              onRetention={onRetention}
              onCompare={onCompare}
              onExplain={onExplain}
              chart={chart}
            />
          ) : (
            <EmptyState title={messages.noRange}>{messages.noRangeText}</EmptyState>
          ),
        }))}
      />
    </>
  );
}
