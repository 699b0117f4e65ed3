import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ApiKey } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { useSettings } from '../../host/settings/settings.queries.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { apiKeysQueries } from './api-keys.queries.ts';

/** The user's keys, newest first. */
export function KeyList({ onRevoke }: { onRevoke(key: ApiKey): void }) {
  const catalogue = useCatalogue();
  const messages = useWords(apiKeysMessages);
  const { client } = usePostKit();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const { data, isError, isPending, isFetching, refetch } = useQuery(apiKeysQueries.list(client));
  if (isError && !data)
    return <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const time = (moment: number) => <span className="pk-time">{formatListDate(moment, zone, catalogue)}</span>;
  const nameOf = (id: number) => data?.find((key) => key.id === id)?.name ?? String(id);
  const columns: Column<ApiKey>[] = [
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      cell: ({ name, may_delegate, created_by, sessions }) => (
        <>
          {name}
          {may_delegate && <div className="pk-muted">{messages.delegates}</div>}
          {created_by !== null && <div className="pk-muted">{messages.createdBy(nameOf(created_by))}</div>}
          {sessions > 0 && <div className="pk-muted">{messages.sessions(sessions)}</div>}
        </>
      ),
    },
    {
      id: 'prefix',
      header: messages.columns.prefix,
      width: '136px',
      cell: ({ prefix }) => <span className="pk-code">{prefix}…</span>,
    },
    {
      id: 'created',
      header: messages.columns.created,
      width: '152px',
      cell: ({ created_at }) => time(created_at),
    },
    {
      id: 'used',
      header: messages.columns.used,
      width: '152px',
      cell: ({ last_used_at }) =>
        last_used_at === null ? <span className="pk-muted">{messages.neverUsed}</span> : time(last_used_at),
    },
    {
      id: 'actions',
      header: messages.columns.actions,
      isHeaderHidden: true,
      width: '56px',
      align: 'end',
      cell: (key) => (
        <IconButton
          size="small"
          label={messages.revoke(key.name)}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => onRevoke(key)}
        />
      ),
    },
  ];
  return (
    <Table
      label={messages.title}
      columns={columns}
      rows={data ?? []}
      rowKey={({ id }) => String(id)}
      isLoading={isPending}
      empty={<EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
    />
  );
}
