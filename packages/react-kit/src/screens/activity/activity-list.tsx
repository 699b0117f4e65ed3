import type { AuditAction, AuditEntry } from '@postkit/sdk/schema';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { type ActivityFilters, noFilters, writeActivityQuery } from './activity-query.ts';
import { activityMessages } from './activity.messages.ts';
import type { useAuditEntries } from './audit.queries.ts';

export interface ActivityListProps {
  entries: ReturnType<typeof useAuditEntries>;
  rows: readonly AuditEntry[];
  zone: string;
  filters: ActivityFilters;
  onChange(change: Partial<ActivityFilters>): void;
  /** Opens the details of an entry by its id. */
  onOpen(id: number): void;
}

/** To the second, because several changes may follow each other. */
export const entryTime = 'M/D/YYYY HH:mm:ss';

const tones: Readonly<Partial<Record<AuditAction, Tone>>> = {
  created: 'success',
  published: 'success',
  deleted: 'danger',
  unpublished: 'warning',
  sign_in_failed: 'danger',
};

/** The entries with a button for more. */
export function ActivityList({ entries, rows, zone, filters, onChange, onOpen }: ActivityListProps) {
  const messages = useWords(activityMessages);
  const columns = useColumns(zone, onOpen);
  const isFiltered = writeActivityQuery(filters).size > 0;
  if (rows.length === 0 && !entries.isPlaceholderData) {
    return isFiltered ? (
      <EmptyState
        title={messages.noMatch}
        action={<Button onPress={() => onChange(noFilters)}>{messages.clear}</Button>}
      >
        {messages.noMatchText}
      </EmptyState>
    ) : (
      <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
    );
  }
  return (
    <>
      <div className="pk-activity-list">
        <Table
          label={messages.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          density="roomy"
          isLoading={entries.isPlaceholderData}
        />
      </div>
      {entries.isFetchNextPageError && (
        <ErrorState message={messages.moreFailed} onRetry={() => void entries.fetchNextPage()} />
      )}
      {entries.hasNextPage && !entries.isFetchNextPageError && (
        <div className="pk-activity-more">
          <Button
            isBusy={entries.isFetchingNextPage}
            busyLabel={messages.loadingMore}
            onPress={() => void entries.fetchNextPage()}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}

function useColumns(zone: string, onOpen: (id: number) => void): Column<AuditEntry>[] {
  const catalogue = useCatalogue();
  const messages = useWords(activityMessages);
  const fieldsOf = (changes: AuditEntry['changes']) => {
    const names = changes.slice(0, mostFields).map(({ field }) => field);
    return messages.fields(names.join(', '), changes.length - names.length);
  };
  return [
    {
      id: 'thing',
      header: messages.thing,
      isRowHeader: true,
      cell: ({ thing }) => (
        <span className="pk-activity-name">
          <span className="pk-truncate">{thing.name || messages.kinds[thing.kind]}</span>
          {thing.name !== '' && <span className="pk-truncate pk-muted">{messages.kinds[thing.kind]}</span>}
        </span>
      ),
    },
    {
      id: 'action',
      header: messages.action,
      width: '132px',
      cell: ({ action }) => <Badge tone={tones[action] ?? 'neutral'}>{messages.actionNames[action]}</Badge>,
    },
    {
      id: 'changes',
      header: messages.changes,
      cell: ({ changes }) => (
        <span className="pk-muted pk-activity-fields">{changes.length > 0 && fieldsOf(changes)}</span>
      ),
    },
    { id: 'actor', header: messages.actor, width: '200px', cell: (entry) => <Actor entry={entry} /> },
    {
      id: 'time',
      header: messages.time,
      width: '168px',
      cell: ({ at }) => (
        <time className="pk-activity-time">{formatLocally(at, zone, entryTime, catalogue)}</time>
      ),
    },
    {
      id: 'details',
      header: messages.actionsHeader,
      isHeaderHidden: true,
      width: '96px',
      align: 'end',
      cell: ({ id, action, thing }) => (
        <Button
          size="small"
          aria-label={messages.detailsOf(
            messages.actionNames[action],
            thing.name || messages.kinds[thing.kind],
          )}
          onPress={() => onOpen(id)}
        >
          {messages.details}
        </Button>
      ),
    },
  ];
}

const mostFields = 3;

/** The name of the actor, and below it how it acted unless it was a user in the browser. */
export function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const messages = useWords(activityMessages);
  const how = actor.key === '' ? messages.actors[actor.kind] : messages.withKey(actor.key);
  // The station has no other name of the owner.
  const isOwner = actor.kind === 'podcast_owner';
  return (
    <span className="pk-activity-name">
      <span className="pk-truncate">{isOwner ? how : actor.name}</span>
      {actor.kind !== 'user' && !isOwner && <span className="pk-truncate pk-muted">{how}</span>}
    </span>
  );
}
