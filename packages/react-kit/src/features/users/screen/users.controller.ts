import type { User } from '@postkit/sdk/schema';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { useUsers } from '../users.queries.ts';
import { listedUsers } from '../user-list.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { usersMessages as messages } from './users.messages.ts';

const hideKey = 'users-hide-disabled';

export interface UsersState {
  /** What search and filter leave, newest first. */
  users: readonly User[];
  /** How many there are, whatever search and filter leave. */
  count: number;
  typed: string;
  hidesDisabled: boolean;
  setTyped(typed: string): void;
  setHidesDisabled(hides: boolean): void;
}

const nobody: readonly User[] = [];

export function useUsersController() {
  const { host } = usePostKit();
  const access = useAccess('users');
  const query = useUsers({ enabled: access.isOpen });
  const screen = useScreen(access, { users: query });
  const [typed, setTyped] = useState('');
  const [hidesDisabled, setHidesDisabled] = useState(() => host.storage.get(hideKey) === '1');
  const wanted = useDeferredValue(typed);
  const all = query.data ?? nobody;
  const users = useMemo(() => listedUsers(all, { typed: wanted, hidesDisabled }), [all, wanted, hidesDisabled]);

  useEffect(() => {
    if (query.error) console.error(`[postkit] ${messages.failed}`, query.error);
  }, [query.error]);

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
