import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LicenceInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { licencesQueries } from './licences.queries.ts';

export interface AssignedLicence extends LicenceInput {
  /** Slug. */
  station: string;
}

/** Assigns or changes a licence. The list is refetched after a failure too, because another admin may have saved the user. */
export function useAssignLicence() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ station, ...licence }: AssignedLicence) => client.licences.assign(licence, { station }),
    onSettled: async () => queries.invalidateQueries({ queryKey: licencesQueries.all(client) }),
  });
}

/** Removes a user's licence at a station. */
export function useRemoveLicence() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ station, userId }: { station: string; userId: number }) =>
      client.licences.remove(userId, { station }),
    onSettled: async () => queries.invalidateQueries({ queryKey: licencesQueries.all(client) }),
  });
}
