import { useMutation } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';

/** Ends the session of the signed-in user. */
export function useSignOut() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: () => client.sessions.signOut() });
}
