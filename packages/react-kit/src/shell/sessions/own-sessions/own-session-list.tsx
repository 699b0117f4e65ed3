import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import type { UserSession } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { ownSessionsMessages } from './own-sessions.messages.ts';
import { ownSessionsQueries } from './own-sessions.queries.ts';

/** The user's sessions. The one of this browser is first, and ends by signing out. */
export function OwnSessionList({ onEnd }: { onEnd(id: string): void }) {
  const catalogue = useCatalogue();
  const messages = useWords(ownSessionsMessages);
  const { client } = usePostKit();
  const zone = useSettings().data?.settings.timezone ?? 'UTC';
  const { data, isError, isPending, isFetching, refetch } = useQuery(ownSessionsQueries.list(client));
  if (isError && !data)
    return <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const time = (moment: number) => <span className="pk-time">{formatListDate(moment, zone, catalogue)}</span>;
  const browserOf = ({ browser }: UserSession) => browser || messages.unknown;
  const columns: Column<UserSession>[] = [
    {
      id: 'browser',
      header: messages.columns.browser,
      isRowHeader: true,
      cell: (session) => (
        <>
          {browserOf(session)} {session.is_current && <Badge>{messages.current}</Badge>}
          {session.api_key !== null && <div className="pk-muted">{messages.byKey(session.api_key)}</div>}
          {session.origin !== null && <div className="pk-muted">{messages.onSite(session.origin)}</div>}
        </>
      ),
    },
    { id: 'network', header: messages.columns.network, width: '152px', cell: ({ network }) => network },
    { id: 'used', header: messages.columns.used, width: '152px', cell: ({ seen_at }) => time(seen_at) },
    {
      id: 'created',
      header: messages.columns.created,
      width: '152px',
      cell: ({ created_at }) => time(created_at),
    },
    {
      id: 'actions',
      header: messages.columns.actions,
      isHeaderHidden: true,
      width: '56px',
      align: 'end',
      cell: (session) =>
        !session.is_current && (
          <IconButton
            size="small"
            label={messages.end(browserOf(session), session.network)}
            icon={<LogOut aria-hidden="true" />}
            onPress={() => onEnd(session.id)}
          />
        ),
    },
  ];
  return (
    <Table
      label={messages.title}
      columns={columns}
      rows={data ?? []}
      rowKey={({ id }) => id}
      isLoading={isPending}
      empty={<EmptyState title={messages.none} />}
    />
  );
}
