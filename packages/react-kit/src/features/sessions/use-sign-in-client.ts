import type { PostKitClient } from '@postkit/sdk';
import { useCallback, useContext, useRef } from 'react';
import { ClientContext } from '../../host/postkit-context.ts';

/** What signing in calls. */
export interface SignInClient {
  readonly sessions: Pick<PostKitClient['sessions'], 'signIn' | 'enterAddress' | 'postLogin' | 'requestPasswordReset' | 'resetPassword'>;
  readonly settings: Pick<PostKitClient['settings'], 'installation'>;
}

/** Brings the calls of signing in; a page that shows the sign-in first leaves the client's code for here. */
export type ConnectSignIn = () => Promise<SignInClient>;

/**
 * The calls of signing in: those that `connect` brings, once, else those of the client around the screen.
 * A connection that failed is tried anew by the next call.
 */
export function useSignInClient(connect: ConnectSignIn | undefined): ConnectSignIn {
  const client = useContext(ClientContext);
  const connected = useRef<Promise<SignInClient>>(undefined);
  return useCallback(async () => {
    if (!connect) {
      if (!client) throw new Error('SignInScreen was mounted outside <PostKitProvider client={…}> and without connect.');
      return client;
    }
    connected.current ??= connect();
    try {
      return await connected.current;
    } catch (error) {
      connected.current = undefined;
      throw error;
    }
  }, [client, connect]);
}
