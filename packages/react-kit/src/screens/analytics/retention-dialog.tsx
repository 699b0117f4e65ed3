import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Retention } from '@postkit/sdk/schema';
import { analyticsQueries } from '../../data/analytics/index.ts';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { saveFile } from '../../host/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { csvName } from './csv-name.ts';
import { formatShare } from './format-figures.ts';
import { retentionMessages } from './overview.messages.ts';
import { formatMinute, retentionCsv, type RetentionMinute, retentionMinutes } from './retention-facts.ts';
import './retention.css';

// The chart's library is larger than the rest of the dialog.
const RetentionChart = lazyPart(
  () => import('./retention-chart.tsx').then((module) => module.RetentionChart),
  (failure) => <PartFailureNotice {...failure} />,
);

/** The episode whose minutes are shown. */
export interface RetentionSubject {
  readonly id: number;
  readonly name: string;
}

export interface RetentionDialogProps {
  episode: RetentionSubject;
  /** IANA name; the time in the name of the CSV file. */
  timezone: string;
  onClose: () => void;
}

/** Which minutes of an episode players fetched, as a chart or a table, with a CSV file. */
export function RetentionDialog({ episode, timezone, onClose }: RetentionDialogProps) {
  const messages = useWords(retentionMessages);
  const { client } = usePostKit();
  const [version, setVersion] = useState<number | null>(null);
  const found = useQuery(analyticsQueries.retention(client, episode.id, version));
  const minutes = found.data && found.data.in_ranges > 0 ? retentionMinutes(found.data) : [];
  const save = () =>
    saveFile(new Blob([retentionCsv(minutes)], { type: 'text/csv' }), csvName(Date.now() / 1000, timezone));
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={minutes.length === 0} onPress={save}>
            {messages.export}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className="pk-stack" aria-busy={found.isFetching}>
        <p className="pk-retention-name">{episode.name}</p>
        {found.isLoadingError ? (
          <ErrorState
            message={messages.failed}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data ? (
          <Curve found={found.data} minutes={minutes} onVersion={setVersion} />
        ) : (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="320px" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface CurveProps {
  found: Retention;
  minutes: readonly RetentionMinute[];
  onVersion: (version: number) => void;
}

function Curve({ found, minutes, onVersion }: CurveProps) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { downloads, in_ranges, whole, version, versions } = found;
  const earlier = downloads - in_ranges - whole;
  const views = (['chart', 'table'] as const).map((id) => ({ id, label: messages.views[id] }));
  return (
    <>
      <p>
        {messages.revealing(formatCount(in_ranges, catalogue), formatCount(downloads, catalogue))}{' '}
        {whole > 0 && messages.whole(formatCount(whole, catalogue))}{' '}
        {earlier > 0 && messages.earlier(formatCount(earlier, catalogue))}
      </p>
      {versions.length > 1 && (
        <Select
          label={messages.version}
          options={versions
            .toReversed()
            .map((number) => ({ id: String(number), label: messages.versionOf(number) }))}
          value={String(version)}
          onChange={(number) => onVersion(Number(number))}
        />
      )}
      {minutes.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      ) : (
        <>
          <div className="pk-retention-bar">
            <Milestones minutes={minutes} />
            <SegmentedControl
              label={messages.view}
              options={views}
              value={view}
              onChange={setView}
              size="small"
            />
          </div>
          {view === 'table' ? (
            <MinuteTable minutes={minutes} />
          ) : (
            <Suspense
              fallback={
                <div role="status" aria-label={messages.chartLoading} className="pk-retention-chart">
                  <Skeleton height="100%" />
                </div>
              }
            >
              <RetentionChart minutes={minutes} />
            </Suspense>
          )}
        </>
      )}
      <p className="pk-muted">{messages.note}</p>
    </>
  );
}

/** The shares at the beginning, in the middle and at the end. */
function Milestones({ minutes }: Pick<CurveProps, 'minutes'>) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const facts: [label: string, minute: RetentionMinute | undefined][] = [
    [messages.first, minutes[0]],
    [messages.middle, minutes[Math.floor((minutes.length - 1) / 2)]],
    [messages.last, minutes.at(-1)],
  ];
  return (
    <dl className="pk-retention-facts">
      {facts.map(([label, minute]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPercent(minute?.share ?? 0, catalogue)}</dd>
        </div>
      ))}
    </dl>
  );
}

function MinuteTable({ minutes }: Pick<CurveProps, 'minutes'>) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const columns: Column<RetentionMinute>[] = [
    { id: 'from', header: messages.from, isRowHeader: true, cell: ({ start }) => formatMinute(start) },
    {
      id: 'downloads',
      header: messages.downloads,
      align: 'end',
      cell: ({ downloads }) => formatCount(downloads, catalogue),
    },
    { id: 'share', header: messages.share, align: 'end', cell: ({ share }) => formatShare(share, catalogue) },
  ];
  return (
    <div className="pk-analytics-rows">
      <Table label={messages.title} columns={columns} rows={minutes} rowKey={({ start }) => String(start)} />
    </div>
  );
}
