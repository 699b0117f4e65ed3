import { isHttpError } from '@postkit/sdk';
import type { User, UserSave } from '@postkit/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveUser } from '../users.mutations.ts';
import { usersQueries } from '../users.queries.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** What was refused because somebody else saved since, and what the station holds instead. */
export interface SaveConflict {
  mine: UserSave;
  theirs: User;
}

export interface SaveFlowOptions {
  onSaved(user: User): void;
  onFailed(error: unknown): void;
}

/** Saves a user; where somebody else saved it since, stops and tells what the station holds. */
export function useSaveFlow({ onSaved, onFailed }: SaveFlowOptions) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useSaveUser();
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  async function save(mine: UserSave): Promise<void> {
    try {
      const user = await mutateAsync(mine);
      setConflict(null);
      onSaved(user);
    } catch (error) {
      const theirs = isHttpError(error, 409) ? await newerThan(mine) : null;
      setConflict(theirs && { mine, theirs });
      if (!theirs) onFailed(error);
    }
  }

  /** What the station holds, where that is the reason for the refusal. */
  async function newerThan({ id, version }: UserSave): Promise<User | null> {
    if (id === undefined) return null;
    try {
      const users = await queries.query({ ...usersQueries.list(client), staleTime: 0 });
      return users.find((user) => user.id === id && user.version !== version) ?? null;
    } catch {
      // The refusal itself is what the person is told of.
      return null;
    }
  }

  return {
    isBusy: isPending,
    conflict,
    save,
    keepMine: (refused: SaveConflict) => save({ ...refused.mine, version: refused.theirs.version }),
    forgetConflict: () => setConflict(null),
  };
}
