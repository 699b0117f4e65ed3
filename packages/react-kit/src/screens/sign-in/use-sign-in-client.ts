import { useCallback, useContext, useRef } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { ClientContext } from '../../host/postkit-context.ts';

/** The client methods that the sign-in uses. */
export interface SignInClient {
  readonly sessions: Pick<
    PostKitClient['sessions'],
    | 'signIn'
    | 'current'
    | 'confirmSignIn'
    | 'startPasskeySignIn'
    | 'passkeyOptions'
    | 'setUpApp'
    | 'confirmApp'
    | 'enterAddress'
    | 'postLogin'
    | 'requestPasswordReset'
    | 'readPasswordLink'
    | 'resetPassword'
  >;
  readonly settings: Pick<PostKitClient['settings'], 'installation'>;
}

/** Loads the client, so that a page that starts with the sign-in can load it later. */
export type ConnectSignIn = () => Promise<SignInClient>;

/**
 * The client that `connect` loads once, or the client around the screen.
 * If loading fails, the next call tries again.
 * @throws Error without either, when the screen is mounted
 */
export function useSignInClient(connect: ConnectSignIn | undefined): ConnectSignIn {
  const around = useContext(ClientContext);
  const destination = useRef<Promise<SignInClient>>(undefined);
  const source = connect ?? around;
  if (!source)
    throw new Error(
      'SignInScreen needs a client: mount it inside <PostKitProvider client={…}>, or pass connect.',
    );
  return useCallback(async () => {
    if (typeof source !== 'function') return source;
    destination.current ??= source();
    try {
      return await destination.current;
    } catch (error) {
      destination.current = undefined;
      throw error;
    }
  }, [source]);
}
