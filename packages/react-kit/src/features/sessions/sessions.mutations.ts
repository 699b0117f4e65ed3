import type { PostKitClient } from '@postkit/sdk';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

const signOutKey = (client: PostKitClient) => [...stationKey(client), 'sign-out'];

/** Ends the session of the signed-in user. */
export function useSignOut() {
  const { client, emit } = usePostKit();
  return useMutation({
    mutationKey: signOutKey(client),
    mutationFn: () => client.sessions.signOut(),
    onSuccess() {
      // A client with tokens reports the end of its session itself.
      if (client.sessions.isSignedIn === null) emit('onSignedOut', { station: client.transport.station ?? '' });
    },
  });
}

/** Whether the user has pressed Sign out at or after `since`, in milliseconds of the Unix epoch. */
export function useIsSigningOut(since: number): boolean {
  const { client } = usePostKit();
  const times = useMutationState({ filters: { mutationKey: signOutKey(client) }, select: (mutation) => mutation.state.submittedAt });
  return times.some((time) => time >= since);
}
