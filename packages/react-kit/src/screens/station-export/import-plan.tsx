import type { StationImportPlan } from '@postkit/sdk/schema';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { formatBytes } from '../../ui/format/format-bytes.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Table } from '../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { stationImportMessages } from './station-import.messages.ts';

interface Row {
  id: string;
  what: string;
  count: number;
  note: string;
}

/** The rehearsal: what the import of a checked zip would bring. */
export function ImportPlan({ plan, zone }: { plan: StationImportPlan; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(stationImportMessages);
  const {
    station,
    exported_at: exportedAt,
    files,
    bytes,
    log,
    includes_media: includesMedia,
    keeps_paths: keepsPaths,
  } = plan;
  const notes: Readonly<Record<string, string>> = messages.notes;
  const parts = plan.parts.filter(({ count }) => count > 0);
  const rows: Row[] = [
    ...parts.map(({ part, count }) => ({
      id: part,
      what: messages.parts[part],
      count,
      note: notes[part] ?? '',
    })),
    { id: 'users', what: messages.users, count: plan.users.length, note: messages.usersNote },
  ];
  return (
    <div className="pk-station-export-form">
      <div className="pk-station-export-size">
        <strong>
          {messages.from(station.title, station.address, formatListDate(exportedAt, zone, catalogue))}
        </strong>
        <span className="pk-muted">
          {messages.facts(files, formatCount(files, catalogue), formatBytes(bytes, catalogue))}.{' '}
          {messages.checked} {log ? messages.log(log.first_day, log.last_day) : messages.noLog}{' '}
          {includesMedia ? '' : messages.noMedia}
        </span>
      </div>
      <Table
        label={messages.table}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', header: messages.what, cell: ({ what }) => what, isRowHeader: true },
          {
            id: 'count',
            header: messages.count,
            cell: ({ count }) => formatCount(count, catalogue),
            align: 'end',
          },
          { id: 'note', header: messages.note, cell: ({ note }) => note },
        ]}
      />
      {plan.users.length > 0 && (
        <details>
          <summary>{messages.users}</summary>
          <ul>
            {plan.users.map(({ name, email, admin, state }) => (
              <li key={email}>
                {name} ({email}
                {admin ? `, ${messages.admin}` : ''}): {messages.userStates[state]}
              </li>
            ))}
          </ul>
        </details>
      )}
      {plan.missing.length > 0 && (
        <details className="pk-station-export-problem">
          <summary>{messages.missing(plan.missing.length)}</summary>
          <ul>
            {plan.missing.map(({ path, reason }) => (
              <li key={path}>
                {path}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="pk-muted">{keepsPaths ? messages.keepsPaths : messages.changesPaths}</p>
    </div>
  );
}
