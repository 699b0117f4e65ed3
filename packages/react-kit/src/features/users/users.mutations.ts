import type { UserSave } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { usersQueries } from './users.queries.ts';

/** Saves a user. Somebody new without a username is made by a call of its own, which makes one from the email. */
export function useSaveUser() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    // Offline it fails at once, with what was typed still there, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (user: UserSave) => (user.username === '' ? client.users.create(user) : client.users.save(user)),
    onSuccess: async () => queries.invalidateQueries({ queryKey: usersQueries.all() }),
  });
}
