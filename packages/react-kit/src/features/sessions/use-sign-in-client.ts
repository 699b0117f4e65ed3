import type { PostKitClient } from '@postkit/sdk';
import { useCallback, useContext, useRef } from 'react';
import { ClientContext } from '../../host/postkit-context.ts';

/** The client methods that the sign-in uses. */
export interface SignInClient {
  readonly sessions: Pick<
    PostKitClient['sessions'],
    'signIn' | 'enterAddress' | 'postLogin' | 'requestPasswordReset' | 'readPasswordLink' | 'resetPassword'
  >;
  readonly settings: Pick<PostKitClient['settings'], 'installation'>;
}

/** Loads the client, so that a page that starts with the sign-in can load it later. */
export type ConnectSignIn = () => Promise<SignInClient>;

/**
 * The client that `connect` loads once, or the client around the screen.
 * If loading fails, the next call tries again.
 */
export function useSignInClient(connect: ConnectSignIn | undefined): ConnectSignIn {
  const client = useContext(ClientContext);
  const connection = useRef<Promise<SignInClient>>(undefined);
  return useCallback(async () => {
    if (!connect) {
      if (!client) throw new Error('SignInScreen was mounted outside <PostKitProvider client={…}> and without connect.');
      return client;
    }
    connection.current ??= connect();
    try {
      return await connection.current;
    } catch (error) {
      connection.current = undefined;
      throw error;
    }
  }, [client, connect]);
}
