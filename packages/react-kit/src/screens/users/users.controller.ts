import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { User } from '@postkit/sdk/schema';
import { useUsers } from '../../data/users/index.ts';
import { filterUsers } from '../../data/users/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useWords } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';

const hideKey = 'users-hide-disabled';

export interface UsersState {
  /** The users that match search and filter, newest first. */
  users: readonly User[];
  /** Number of all users, with or without search and filter. */
  count: number;
  typed: string;
  hidesDisabled: boolean;
  setTyped(typed: string): void;
  setHidesDisabled(hides: boolean): void;
}

const noUsers: readonly User[] = [];

export function useUsersController() {
  const messages = useWords(usersMessages);
  const { host } = usePostKit();
  const access = useAccess('users');
  const query = useUsers({ enabled: access.isOpen });
  const screen = useScreen(access, { users: query });
  const [typed, setTyped] = useState('');
  const [hidesDisabled, setHidesDisabled] = useState(() => host.storage.get(hideKey) === '1');
  const search = useDeferredValue(typed);
  const all = query.data ?? noUsers;
  const users = useMemo(
    () => filterUsers(all, { typed: search, hidesDisabled }),
    [all, search, hidesDisabled],
  );

  useEffect(() => {
    if (query.error) console.error(`[postkit] ${messages.failed}`, query.error);
  }, [query.error, messages]);

  const state: UsersState = {
    users,
    count: all.length,
    typed,
    hidesDisabled,
    setTyped,
    setHidesDisabled(hides) {
      host.storage.set(hideKey, hides ? '1' : '0');
      setHidesDisabled(hides);
    },
  };
  return { screen, state };
}
