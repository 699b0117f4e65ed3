import { useSignOut } from '../data/sessions/index.ts';
import { usePostKit } from '../host/postkit-context.ts';
import { useSettings } from '../host/settings/settings.queries.ts';

/** Signs the user out and opens the sign-in; with a token, `SignInGate` shows it, and after single sign-on the provider ends its session too. */
export function useLeave(): () => void {
  const { client, host } = usePostKit();
  const address = useSettings().data?.settings.sign_out_address ?? '';
  const signOut = useSignOut(address);
  function leave() {
    host.storage.remove('station');
    if (address === '' && client.sessions.isSignedIn === null) host.leave(host.hrefOf('/login'));
  }
  // The user leaves on failure too: the session ends on the station or with its expiry.
  return () => signOut.mutate(undefined, { onSettled: leave });
}
