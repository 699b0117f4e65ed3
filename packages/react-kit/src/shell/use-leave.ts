import { useSignOut } from '../features/sessions/index.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** Signs the user out and opens the sign-in. */
export function useLeave(): () => void {
  const { host } = usePostKit();
  const signOut = useSignOut();
  function leave() {
    host.storage.remove('station');
    host.leave(host.hrefOf('/login'));
  }
  // The user leaves on failure too: the session ends on the station or with its expiry.
  return () => signOut.mutate(undefined, { onSettled: leave });
}
