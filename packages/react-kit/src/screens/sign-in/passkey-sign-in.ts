import type { SignInResponse } from '@postkit/sdk/schema';
import { requestPasskey } from '../../data/second-factors/index.ts';
import type { SignInClient } from './use-sign-in-client.ts';

/** Signs in with a passkey that the user chooses in the browser's dialog. */
export async function signInWithPasskey(sessions: SignInClient['sessions']): Promise<SignInResponse> {
  const { ticket, ...request } = await sessions.startPasskeySignIn();
  return sessions.confirmSignIn(ticket, await requestPasskey(request));
}
