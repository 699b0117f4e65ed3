import { isHttpError } from '@postkit/sdk';
import type { Settings, User } from '@postkit/sdk/schema';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useUsers } from '../users.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { listedUsers } from '../user-list.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { usersMessages as messages } from './users.messages.ts';

const hideKey = 'users-hide-disabled';

export interface ReadyUsers {
  status: 'ready';
  settings: Settings;
  /** What search and filter leave, newest first. */
  users: readonly User[];
  /** How many there are, whatever search and filter leave. */
  count: number;
  typed: string;
  hidesDisabled: boolean;
  setTyped(typed: string): void;
  setHidesDisabled(hides: boolean): void;
}

export type UsersState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | ReadyUsers;

const nobody: readonly User[] = [];

export function useUsersController(): UsersState {
  const { host } = usePostKit();
  const settings = useSettings();
  const session = settings.data && stationSession(settings.data.settings);
  const lack = session && lackOf('users', session.standing);
  const query = useUsers({ enabled: lack === null });
  useLiveChannel();
  const [typed, setTyped] = useState('');
  const [hidesDisabled, setHidesDisabled] = useState(() => host.storage.get(hideKey) === '1');
  const wanted = useDeferredValue(typed);
  const all = query.data ?? nobody;
  const users = useMemo(() => listedUsers(all, { typed: wanted, hidesDisabled }), [all, wanted, hidesDisabled]);

  useEffect(() => {
    if (query.error) console.error(`[postkit] ${messages.failed}`, query.error);
  }, [query.error]);

  if (lack || isHttpError(query.error, 403)) return { status: 'denied', lacks: lack ?? 'role' };
  if (query.isLoadingError || settings.isLoadingError) {
    const retry = () => void Promise.all([settings, query].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
    return { status: 'failed', isRetrying: query.isFetching || settings.isFetching, retry };
  }
  if (!settings.data || !query.data) return { status: 'loading' };
  return {
    status: 'ready',
    settings: settings.data.settings,
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
}
