import { useState } from 'react';
import type { PlayoutCorrection, PlayoutElement, PlayoutInputs } from '@postkit/sdk/schema';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';
import { useToday } from '../../../host/time/use-today.ts';
import { dayInZone } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { correctionsMessages } from '../corrections/corrections.messages.ts';
import { DayCorrections } from '../corrections/day-corrections.tsx';
import { useJournal } from '../playout.queries.ts';
import { DayBand } from './day-band.tsx';
import { JournalEntry } from './journal-entry.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { journalMessages } from './journal.messages.ts';
import { readJournalQuery } from './read-journal-query.ts';

const CorrectDayDialog = lazyDialog(() =>
  import('../corrections/correct-day-dialog.tsx').then((module) => module.CorrectDayDialog),
);

export interface JournalProps {
  data: PlayoutInputs;
  zone: string;
  /** `day`, `input`, `fate` and `faults`. */
  query: URLSearchParams;
  onQuery(query: URLSearchParams): void;
  /** Adds an input; null for users who may not. */
  onAdd: (() => void) | null;
  /** Whether the user may correct the log. */
  canCorrect: boolean;
}

/** The messages of a day: what was read of each, and what became of it; beside them the log of the day. */
export function Journal({ data, zone, query, onQuery, onAdd, canCorrect }: JournalProps) {
  const messages = useWords(journalMessages);
  const words = useWords(correctionsMessages);
  const [correcting, setCorrecting] = useState<{ proposal: PlayoutCorrection | null } | null>(null);
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
  const hasInputs = data.inputs.length > 0;
  return (
    <div className="pk-stack">
      <div className="pk-playout-day-tools">
        <JournalFilters inputs={data.inputs} asked={asked} today={today} query={query} onQuery={onQuery} />
        {canCorrect && <Button onPress={() => setCorrecting({ proposal: null })}>{words.open}</Button>}
      </div>
      <DayBand
        range={range}
        zone={zone}
        talkCategory={data.settings.talk_category}
        cues={startsIn(entries)}
      />
      <DayCorrections
        range={range}
        zone={zone}
        onReview={canCorrect ? (proposal) => setCorrecting({ proposal }) : null}
      />
      {correcting && (
        <CorrectDayDialog
          inputs={data.inputs}
          day={day}
          proposal={correcting.proposal}
          zone={zone}
          onClose={() => setCorrecting(null)}
        />
      )}
      {hasInputs ? (
        <JournalMessages {...{ journal, data, zone }} isFiltered={asked.isFiltered} />
      ) : (
        <EmptyState
          title={messages.noInputs}
          action={onAdd && <Button onPress={onAdd}>{messages.addInput}</Button>}
        >
          {messages.noInputsText}
        </EmptyState>
      )}
    </div>
  );
}

interface JournalMessagesProps extends Pick<JournalProps, 'data' | 'zone'> {
  journal: ReturnType<typeof useJournal>;
  isFiltered: boolean;
}

/** The messages of the loaded pages, or why there are none. */
function JournalMessages({ journal, data, zone, isFiltered }: JournalMessagesProps) {
  const messages = useWords(journalMessages);
  const entries = journal.data?.pages.flat() ?? [];
  return (
    <>
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
        <EmptyState title={isFiltered ? messages.noMatch : messages.empty}>
          {isFiltered ? null : messages.emptyText}
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
    </>
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
