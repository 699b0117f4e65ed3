import type { User } from '@postkit/sdk/schema';
import { VirtualTable } from '../../ui/virtual-table/virtual-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { UserRow, type UserRowActions } from './user-row.tsx';
import { usersMessages } from './users.messages.ts';

export interface UserTableProps extends UserRowActions {
  users: readonly User[];
  focusUserId: number | null;
  onFocused(): void;
}

const pixels = { wide: 44, narrow: 108 };
const idOf = ({ id }: User) => id;

/** The users; Enter on a row edits. */
export function UserTable({ users, focusUserId, onFocused, ...actions }: UserTableProps) {
  const messages = useWords(usersMessages);
  return (
    <VirtualTable
      label={messages.heading}
      columns={Object.entries(messages.columns).map(([id, header]) => ({ id, header }))}
      rows={users}
      rowId={idOf}
      renderRow={(user, place) => <UserRow key={user.id} user={user} {...place} {...actions} />}
      pixels={pixels}
      onEnter={actions.onEdit}
      focusId={focusUserId}
      onFocused={onFocused}
    />
  );
}
