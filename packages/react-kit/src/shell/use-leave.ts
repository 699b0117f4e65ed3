import { useSignOut } from '../features/sessions/index.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** Signs the user out and opens the sign-in; with a token, `SignInGate` shows it. */
export function useLeave(): () => void {
  const { client, host } = usePostKit();
  const signOut = useSignOut();
  function leave() {
    host.storage.remove('station');
    if (client.sessions.isSignedIn === null) host.leave(host.hrefOf('/login'));
  }
  // The user leaves on failure too: the session ends on the station or with its expiry.
  return () => signOut.mutate(undefined, { onSettled: leave });
}
