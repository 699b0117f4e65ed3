import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationInput, SignInRules, UserSave } from '@postkit/sdk/schema';
import { usersQueries } from '../../data/users/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

/** Saves a user. A new user without a username is created by a separate call, which derives one from the email. */
export function useSaveUser() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    // Fails at once when offline, so that the form keeps its input instead of waiting invisibly.
    networkMode: 'always',
    mutationFn: (user: UserSave) =>
      user.username === '' ? client.users.create(user) : client.users.save(user),
    onSuccess: async () => queries.invalidateQueries({ queryKey: usersQueries.all(client) }),
  });
}

/** Creates a user who chooses a password by a link. The caller shows the error. */
export function useInviteUser() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (user: InvitationInput) => client.users.invite(user),
    onSuccess: async () => queries.invalidateQueries({ queryKey: usersQueries.all(client) }),
  });
}

/** Makes a new link for an invited user. The caller shows the error. */
export function useRenewInvitation() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => client.users.renewInvitation(id),
    onSettled: async () => queries.invalidateQueries({ queryKey: usersQueries.all(client) }),
  });
}

/** Removes the second factors of a user who lost them. The caller shows the error. */
export function useResetSecondFactor() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => client.users.resetSecondFactor(id),
    onSettled: async () => queries.invalidateQueries({ queryKey: usersQueries.all(client) }),
  });
}

/** Saves the rules for signing in. The caller shows the error. */
export function useSaveSignInRules() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (rules: SignInRules) => client.users.saveSignInRules(rules),
    onSettled: async () => queries.invalidateQueries({ queryKey: usersQueries.signInRules(client).queryKey }),
  });
}
