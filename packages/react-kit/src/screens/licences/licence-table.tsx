import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import type { StationLicences } from '@postkit/sdk/schema';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { useWords } from '../../words/use-words.ts';
import type { HeldLicence } from './licence-list.ts';
import { LicenceSelect } from './licence-select.tsx';
import { licencesMessages } from './licences.messages.ts';

export interface LicenceTableProps {
  station: StationLicences;
  licences: readonly HeldLicence[];
  onRemove(held: HeldLicence): void;
}

/** The users who hold a licence at a station. A licence changes as soon as another one is chosen. */
export function LicenceTable({ station, licences, onRemove }: LicenceTableProps) {
  const messages = useWords(licencesMessages);
  const columns: Column<HeldLicence>[] = [
    {
      id: 'user',
      header: messages.columns.user,
      isRowHeader: true,
      cell: ({ name, user }) => (
        <span className="pk-licences-user">
          <span className="pk-truncate">{name}</span>
          <span className="pk-truncate pk-licences-email">{user.email}</span>
        </span>
      ),
    },
    {
      id: 'role',
      header: messages.columns.role,
      width: '112px',
      cell: ({ admin }) => messages.role[admin ? 'admin' : 'user'],
    },
    {
      id: 'licence',
      header: messages.columns.licence,
      width: '224px',
      cell: (held) => <LicenceSelect station={station} held={held} />,
    },
    {
      id: 'actions',
      header: messages.columns.actions,
      isHeaderHidden: true,
      width: '56px',
      align: 'end',
      cell: (held) => (
        <IconButton
          size="small"
          label={messages.remove(held.name)}
          icon={<UserRoundMinus aria-hidden="true" />}
          onPress={() => onRemove(held)}
        />
      ),
    },
  ];
  return (
    <Table
      label={messages.heading}
      columns={columns}
      rows={licences}
      rowKey={({ user }) => String(user.id)}
    />
  );
}
