import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AverageEpisode } from '@postkit/sdk/schema';
import { analyticsQueries } from '../../data/analytics/index.ts';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { compareMessages } from './analytics.messages.ts';
import { CompareTable } from './compare-table.tsx';
import {
  type ComparedShow,
  comparedShows,
  leastCompared,
  mostCompared,
  pointsByAge,
  pointsByDate,
} from './compared-shows.ts';
import { formatChosenDate } from './format-figures.ts';
import type { OverviewRange } from './overview-range.ts';
import './compare.css';

// The chart's library is larger than the rest of the dialog.
const CompareChart = lazyPart(
  () => import('./compare-chart.tsx').then((module) => module.CompareChart),
  (failure) => <PartFailureNotice {...failure} />,
);

export interface CompareDialogProps {
  /** The days to compare, and those before. */
  range: OverviewRange;
  /** Shows by id. */
  names: Readonly<Record<string, string>>;
  /** Ids of the shows to begin with. */
  first: readonly string[];
  onClose: () => void;
}

type View = 'date' | 'age';

/** The downloads of two to five shows as lines, by date or by the days since their episodes came out. */
export function CompareDialog({ range, names, first, onClose }: CompareDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(compareMessages);
  const [ids, setIds] = useState(first);
  const [view, setView] = useState<View>('date');
  const options = Object.entries(names)
    .map(([id, label]) => ({ id, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const views = (['date', 'age'] as const).map((id) => ({ id, label: messages.views[id] }));
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div className="pk-stack pk-compare">
        <p className="pk-muted">
          {messages.span(formatChosenDate(range.start, catalogue), formatChosenDate(range.end, catalogue))}
        </p>
        <div className="pk-compare-bar">
          <MultiSelect
            label={messages.shows}
            summary={messages.chosen}
            isSearchable={options.length > 10}
            options={options}
            value={[...ids]}
            onChange={(chosen) => setIds(inOrderOfChoice(ids, chosen))}
          />
          <SegmentedControl label={messages.view} options={views} value={view} onChange={setView} />
        </div>
        {ids.length < leastCompared || ids.length > mostCompared ? (
          <EmptyState title={messages.choose}>
            {ids.length > mostCompared ? messages.tooMany : messages.tooFew}
          </EmptyState>
        ) : (
          <Comparison ids={ids} view={view} range={range} names={names} />
        )}
      </div>
    </Dialog>
  );
}

/** Adds new shows at the end, so that the others keep their lines. */
function inOrderOfChoice(before: readonly string[], chosen: readonly string[]): string[] {
  return [...before.filter((id) => chosen.includes(id)), ...chosen.filter((id) => !before.includes(id))];
}

interface ComparisonProps extends Pick<CompareDialogProps, 'range' | 'names'> {
  ids: readonly string[];
  view: View;
}

function Comparison({ ids, view, range, names }: ComparisonProps) {
  const messages = useWords(compareMessages);
  const { client } = usePostKit();
  const now = useQuery(analyticsQueries.trends(client, range));
  const before = useQuery(
    analyticsQueries.trends(client, { start: range.previousStart, end: range.previousEnd }),
  );
  const averages = useQuery(
    analyticsQueries.averageEpisodes(client, view === 'age' ? { ids, ...range } : null),
  );
  const queries = view === 'age' ? [now, before, averages] : [now, before];
  const failed = queries.filter((query) => query.isLoadingError);
  if (failed.length > 0) {
    const retry = () => void Promise.all(failed.map((query) => query.refetch()));
    return (
      <ErrorState
        message={messages.failed}
        isRetrying={failed.some((query) => query.isFetching)}
        onRetry={retry}
      />
    );
  }
  if (!now.data || !before.data || (view === 'age' && !averages.data)) {
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton height="360px" />
      </div>
    );
  }
  const shows = comparedShows(ids, names, { now: now.data, before: before.data });
  const points =
    view === 'age' ? pointsByAge(averages.data ?? []) : pointsByDate(ids, now.data, range.start, range.days);
  return (
    <Figures view={view} shows={shows} averages={averages.data ?? []} points={points} days={range.days} />
  );
}

interface FiguresProps {
  view: View;
  shows: readonly ComparedShow[];
  averages: readonly AverageEpisode[];
  points: ReturnType<typeof pointsByAge>;
  days: number;
}

function Figures({ view, shows, averages, points, days }: FiguresProps) {
  const messages = useWords(compareMessages);
  const isEmpty = view === 'age' ? points.length === 0 : shows.every(({ downloads }) => downloads === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState title={messages.none}>
          {view === 'age' ? messages.noneOfAge : messages.noneOfDate}
        </EmptyState>
      ) : (
        <Suspense
          fallback={
            <div role="status" aria-label={messages.loading} className="pk-compare-chart">
              <Skeleton height="100%" />
            </div>
          }
        >
          <CompareChart view={view} shows={shows} points={points} />
        </Suspense>
      )}
      <CompareTable view={view} shows={shows} averages={averages} days={days} />
      {view === 'age' && <p className="pk-muted">{messages.ageNote}</p>}
    </>
  );
}
