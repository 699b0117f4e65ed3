import { isHttpError } from '@postkit/sdk';
import type { User, UserSave } from '@postkit/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useGuardedSave } from '../../../screen/conflict/index.ts';
import { failureText, reportFailure } from '../../../screen/report-failure.ts';
import { useSaveUser } from '../users.mutations.ts';
import { usersQueries } from '../users.queries.ts';
import { usersMessages as messages } from './users.messages.ts';

export interface GuardedUserSaveOptions<Failure> {
  onSaved: (user: User) => void;
  /** Their version replaces the user's own; needed only where that is offered. */
  onTheirs?: (theirs: User) => void;
  /** @param text What the station said, once the message bar has it. */
  fail: (error: unknown, text: string) => Failure;
}

/** Saves a user; where another admin saved it since, stops and asks whose version to keep. */
export function useGuardedUserSave<Failure>({ onSaved, onTheirs = () => undefined, fail }: GuardedUserSaveOptions<Failure>) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { mutateAsync } = useSaveUser();
  const { start, ...flow } = useGuardedSave({
    save: async ({ user, version }: { user: UserSave; version: number | null }) =>
      mutateAsync(version === null ? user : { ...user, version }),
    async read({ user: { id } }) {
      if (id === undefined) return null;
      const users = await queries.query({ ...usersQueries.list(client), staleTime: 0 });
      return users.find((user) => user.id === id) ?? null;
    },
    fail(error) {
      // A 400 that is nothing but text says itself; every other failure has the usual words.
      const ownWords = isHttpError(error, 400) && typeof error.body === 'string' ? error.body.trim() : '';
      reportFailure(messages.user, error, ownWords || messages.saveFailed);
      return fail(error, ownWords || failureText(error));
    },
    onSaved,
    onTheirs,
  });
  return { ...flow, isBusy: flow.running !== null, save: (user: UserSave) => void start({ user, version: user.version ?? null }) };
}
