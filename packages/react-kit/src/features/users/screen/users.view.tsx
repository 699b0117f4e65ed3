import type { User } from '@postkit/sdk/schema';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { UserTable } from './user-table.tsx';
import type { ReadyUsers } from './users.controller.ts';
import { usersMessages as messages } from './users.messages.ts';

export interface UsersViewProps extends ReadyUsers {
  /** Whose row takes the focus once it is listed. */
  arriving: number | null;
  onArrived(): void;
  onAdd(): void;
  onEdit(user: User): void;
  onDisable(user: User): void;
  onEnable(user: User): void;
}

export function UsersView(props: UsersViewProps) {
  const { users, count, typed, setTyped, hidesDisabled, setHidesDisabled, onAdd } = props;
  return (
    <UsersFrame
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
          {messages.add}
        </Button>
      }
    >
      <search className="pk-users-tools">
        <SearchField label={messages.search} placeholder={messages.search} value={typed} onChange={setTyped} />
        <Checkbox label={messages.hideDisabled} isSelected={hidesDisabled} onChange={setHidesDisabled} />
        <p className="pk-users-count" role="status">
          {messages.count(users.length, count)}
        </p>
      </search>
      <section className="pk-users-list" aria-label={messages.heading}>
        {users.length > 0 ? <UserTable {...props} /> : <NoUsers {...props} />}
      </section>
    </UsersFrame>
  );
}

export function UsersFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="pk-users">
      <div className="pk-users-head">
        <Heading level={1}>{messages.heading}</Heading>
        {action}
      </div>
      {children}
    </div>
  );
}

function NoUsers({ count, typed, hidesDisabled, setTyped, setHidesDisabled }: UsersViewProps) {
  if (count === 0) return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;
  const isSearched = typed.trim() !== '';
  function showAll() {
    setTyped('');
    setHidesDisabled(false);
  }
  return (
    <EmptyState
      title={isSearched ? messages.noResults : messages.allDisabled}
      action={<Button onPress={showAll}>{messages.showAll}</Button>}
    >
      {isSearched && (hidesDisabled ? messages.noResultsHidden : messages.noResultsText)}
    </EmptyState>
  );
}
