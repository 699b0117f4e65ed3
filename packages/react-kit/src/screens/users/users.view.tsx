import type { Settings, User } from '@postkit/sdk/schema';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { UserTable } from './user-table.tsx';
import type { UsersState } from './users.controller.ts';
import { usersMessages } from './users.messages.ts';

export interface UsersViewProps extends UsersState {
  settings: Settings;
  /** Id of the user whose row gets the focus once it is listed. */
  focusUserId: number | null;
  onFocused(): void;
  onEdit(user: User): void;
  onDisable(user: User): void;
  onEnable(user: User): void;
  onRenew(user: User): void;
  onResetFactor(user: User): void;
}

export function UsersView(props: UsersViewProps) {
  const messages = useWords(usersMessages);
  const { users, count, typed, setTyped, hidesDisabled, setHidesDisabled } = props;
  return (
    <>
      <search className="pk-users-tools">
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={typed}
          onChange={setTyped}
        />
        <Checkbox label={messages.hideDisabled} isSelected={hidesDisabled} onChange={setHidesDisabled} />
        <p className="pk-users-count" role="status">
          {messages.count(users.length, count)}
        </p>
      </search>
      <section className="pk-virtual-table-frame pk-users-list" aria-label={messages.heading}>
        {users.length > 0 ? <UserTable {...props} /> : <NoUsers {...props} />}
      </section>
    </>
  );
}

function NoUsers({ count, typed, hidesDisabled, setTyped, setHidesDisabled }: UsersViewProps) {
  const messages = useWords(usersMessages);
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
