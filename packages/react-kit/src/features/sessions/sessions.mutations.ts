import { useMutation, useMutationState } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

const signOutKey = ['sign-out'];

/** Ends the session of the signed-in user. */
export function useSignOut() {
  const { client } = usePostKit();
  return useMutation({ mutationKey: signOutKey, mutationFn: () => client.sessions.signOut() });
}

/** Whether the user has pressed Sign out at or after `since`, in milliseconds of the Unix epoch. */
export function useIsSigningOut(since: number): boolean {
  const times = useMutationState({ filters: { mutationKey: signOutKey }, select: (mutation) => mutation.state.submittedAt });
  return times.some((time) => time >= since);
}
