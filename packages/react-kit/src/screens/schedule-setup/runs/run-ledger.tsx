import type { Schedule } from '@postkit/sdk/schema';
import { runsMessages } from '../../../data/schedules/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RunRow } from './run-row.tsx';
import './lines.css';
import './runs.css';
import { useRuns } from './runs.queries.ts';

export interface RunLedgerProps {
  schedule: Schedule;
  /** Slug of the station. */
  station: string;
  zone: string;
}

/** The past runs of a schedule with their outcomes and reasons. */
export function RunLedger({ schedule, station, zone }: RunLedgerProps) {
  const messages = useWords(runsMessages);
  const runs = useRuns(schedule.id);
  const rows = runs.data?.pages.flatMap(({ objects }) => objects);
  return (
    <section className="pk-schedule-runs" aria-label={messages.heading}>
      <Heading level={2} look={4}>
        {messages.heading}
      </Heading>
      {runs.isLoadingError && (
        <ErrorState
          message={messages.failed}
          isRetrying={runs.isFetching}
          onRetry={() => void runs.refetch()}
        />
      )}
      {runs.isPending && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="96px" />
        </div>
      )}
      {rows?.length === 0 && <p className="pk-muted">{messages.none}</p>}
      {rows && rows.length > 0 && (
        <ul className="pk-schedule-lines" aria-label={messages.list}>
          {rows.map((run) => (
            <RunRow key={run.id} run={run} schedule={schedule} station={station} zone={zone} />
          ))}
        </ul>
      )}
      {runs.hasNextPage && (
        <Button
          isBusy={runs.isFetchingNextPage}
          busyLabel={messages.loadingMore}
          onPress={() => void runs.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </section>
  );
}
