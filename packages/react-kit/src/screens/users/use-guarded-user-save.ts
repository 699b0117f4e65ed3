import { useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { User, UserSave } from '@postkit/sdk/schema';
import { usersQueries } from '../../data/users/index.ts';
import { useGuardedSave } from '../../host/conflict/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';
import { useSaveUser } from './users.mutations.ts';

export interface GuardedUserSaveOptions<Failure> {
  onSaved: (user: User) => void;
  /** Replaces the form's values with their version; only needed if the dialog offers that. */
  onTheirs?: (theirs: User) => void;
  /** @param text The station's message, after it was reported in the message bar. */
  fail: (error: unknown, text: string) => Failure;
}

/** Saves a user. If another admin saved it since, asks which version to keep. */
export function useGuardedUserSave<Failure>({
  onSaved,
  onTheirs = () => undefined,
  fail,
}: GuardedUserSaveOptions<Failure>) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(usersMessages);
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
      // A 400 with a plain text body has its own message; all other failures have the standard one.
      const stationMessage =
        isHttpError(error, 400) && typeof error.body === 'string' ? error.body.trim() : '';
      reportFailure(messages.user, error, stationMessage || messages.saveFailed);
      return fail(error, stationMessage || failureText(error, catalogue));
    },
    onSaved,
    onTheirs,
  });
  return {
    ...flow,
    isBusy: flow.running !== null,
    save: (user: UserSave) => void start({ user, version: user.version ?? null }),
  };
}
