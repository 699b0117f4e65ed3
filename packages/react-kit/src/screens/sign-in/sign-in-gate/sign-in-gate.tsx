import { type ReactNode, useReducer, useSyncExternalStore } from 'react';
import type { HostStorage } from '../../../host/host.ts';
import { type PostKit, usePostKit } from '../../../host/postkit-context.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import { SignInScreen } from '../sign-in-screen.tsx';
import type { SignInOptions } from '../sign-in.controller.ts';
import { signInMessages } from '../sign-in.messages.ts';

export interface SignInGateProps extends Omit<
  SignInOptions,
  'connect' | 'onEnter' | 'returnTo' | 'keepHost'
> {
  children: ReactNode;
}

/** `unknown`: rendered on a server, which has no tokens. `anyone`: a client without tokens. */
type GateState = 'anyone' | 'in' | 'out' | 'unknown';

/**
 * Shows the sign-in until the user is signed in, and again after the session has ended, in this tab or another one. For clients
 * with the credentials `'token'`; with others it shows its children, because the page cannot see a cookie.
 *
 * @example
 * <PostKitProvider client={createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', credentials: 'token' })}>
 *   <SignInGate>
 *     <ShowsScreen />
 *   </SignInGate>
 * </PostKitProvider>
 */
export function SignInGate({ children, ...options }: SignInGateProps) {
  const messages = useWords(signInMessages);
  const { client, host } = usePostKit();
  const state = useGateState(client);
  const [, enter] = useReducer((count: number) => count + 1, 0);

  if (state === 'unknown') return <Spinner label={messages.titles.credentials} />;
  if (state === 'anyone' || (state === 'in' && hasStation(client, host.storage))) return children;
  return (
    <SignInScreen
      {...options}
      onEnter={({ station }) => {
        client.configure({ station });
        enter();
      }}
    />
  );
}

function useGateState({ sessions }: PostKit['client']): GateState {
  return useSyncExternalStore<GateState>(
    (onChange) => sessions.onSignedIn(onChange),
    () => (sessions.isSignedIn === null ? 'anyone' : sessions.isSignedIn ? 'in' : 'out'),
    () => (sessions.isSignedIn === null ? 'anyone' : 'unknown'),
  );
}

/** Whether the client has a station; one without takes the last one of this browser. */
function hasStation(client: PostKit['client'], storage: Pick<HostStorage, 'get'>): boolean {
  const last = client.transport.station ?? storage.get('station');
  if (last && !client.transport.station) client.configure({ station: last });
  return Boolean(last);
}
