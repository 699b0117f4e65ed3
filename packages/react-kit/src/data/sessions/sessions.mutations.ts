import { useMutation, useMutationState } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

const signOutKey = (client: PostKitClient) => [...stationKey(client), 'sign-out'];

/**
 * Ends the session of the signed-in user.
 * @param address where the browser signs out instead, for a session of single sign-on
 */
export function useSignOut(address = '') {
  const { client, emit, host } = usePostKit();
  return useMutation({
    mutationKey: signOutKey(client),
    mutationFn: async () => (address === '' ? client.sessions.signOut() : host.leave(address)),
    onSuccess() {
      // A client with tokens reports the end of its session itself.
      if (client.sessions.isSignedIn === null)
        emit('onSignedOut', { station: client.transport.station ?? '' });
    },
  });
}

/** Whether the user has pressed Sign out at or after `since`, in milliseconds of the Unix epoch. */
export function useIsSigningOut(since: number): boolean {
  const { client } = usePostKit();
  const times = useMutationState({
    filters: { mutationKey: signOutKey(client) },
    select: (mutation) => mutation.state.submittedAt,
  });
  return times.some((time) => time >= since);
}
