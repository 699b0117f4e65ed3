import type { PlayoutElement, PlayoutInputs } from '@postkit/sdk/schema';
import { useToday } from '../../../host/time/use-today.ts';
import { dayInZone } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useJournal } from '../playout.queries.ts';
import { DayBand } from './day-band.tsx';
import { JournalEntry } from './journal-entry.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { journalMessages } from './journal.messages.ts';
import { readJournalQuery } from './read-journal-query.ts';

export interface JournalProps {
  data: PlayoutInputs;
  zone: string;
  /** `day`, `input`, `fate` and `faults`. */
  query: URLSearchParams;
  onQuery(query: URLSearchParams): void;
  /** Adds an input; null for users who may not. */
  onAdd: (() => void) | null;
}

/** The messages of a day: what was read of each, and what became of it; beside them the log of the day. */
export function Journal({ data, zone, query, onQuery, onAdd }: JournalProps) {
  const messages = useWords(journalMessages);
  const today = useToday(zone);
  const asked = readJournalQuery(query, today);
  const { day, input, fate, onlyFaults } = asked;
  const range = dayInZone(day, zone);
  const journal = useJournal({
    ...range,
    ...(input === null ? {} : { input }),
    ...(fate === null ? {} : { fate }),
    ...(onlyFaults ? { only_faults: true } : {}),
  });
  const entries = journal.data?.pages.flat() ?? [];
  if (data.inputs.length === 0)
    return (
      <EmptyState
        title={messages.noInputs}
        action={onAdd && <Button onPress={onAdd}>{messages.addInput}</Button>}
      >
        {messages.noInputsText}
      </EmptyState>
    );
  return (
    <div className="pk-stack">
      <JournalFilters inputs={data.inputs} asked={asked} today={today} query={query} onQuery={onQuery} />
      <DayBand
        range={range}
        zone={zone}
        talkCategory={data.settings.talk_category}
        cues={startsIn(entries)}
      />
      {journal.isPending && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="240px" />
        </div>
      )}
      {journal.isLoadingError && (
        <ErrorState
          message={messages.failed}
          isRetrying={journal.isFetching}
          onRetry={() => void journal.refetch()}
        />
      )}
      {journal.isSuccess && entries.length === 0 && (
        <EmptyState title={asked.isFiltered ? messages.noMatch : messages.empty}>
          {asked.isFiltered ? null : messages.emptyText}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <span className="pk-muted" role="status">
            {messages.count(entries.length)}
          </span>
          <ol className="pk-playout-journal" aria-label={messages.list}>
            {entries.map((entry) => (
              <JournalEntry
                key={entry.id}
                entry={entry}
                input={data.inputs.find(({ id }) => id === entry.input_id)}
                talkCategory={data.settings.talk_category}
                zone={zone}
              />
            ))}
          </ol>
        </>
      )}
      {journal.hasNextPage && (
        <div>
          <Button isBusy={journal.isFetchingNextPage} onPress={() => void journal.fetchNextPage()}>
            {messages.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Unix seconds at which elements begin that were logged. */
function startsIn(entries: readonly { readonly elements: readonly PlayoutElement[] }[]): readonly number[] {
  return entries.flatMap(({ elements }) =>
    elements.flatMap(({ fate, started_at_ms }) =>
      started_at_ms !== null && (fate === 'logged' || fate === 'late') ? [started_at_ms / 1000] : [],
    ),
  );
}
