import type { SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import type { ConnectSignIn } from '../use-sign-in-client.ts';
import { continueAt } from '../continue-at.ts';
import type { Credentials } from '../credentials.ts';
import { useHost } from '../../../host/host-context.ts';
import { signInMessages as messages } from './sign-in.messages.ts';

/** Minimum time for which the error of a failed sign-in stays. */
const errorMilliseconds = 5000;
/** Pause before forwarding to another address. */
const forwardMilliseconds = 500;

export interface EnteringOptions {
  /** Path to open in the station instead of its first screen; a path of another station is ignored. */
  returnTo?: string | undefined;
  /** Stays on this host despite the hosts in the station's entry (`#keep_domain=1`). */
  keepHost?: boolean | undefined;
}

/** Checks name and password, and enters the station if there is only one. */
export function useEnterStation(client: ConnectSignIn, { returnTo, keepHost }: EnteringOptions) {
  const { host } = useHost();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function refuse(error: unknown): Promise<void> {
    // Keeps the first step small: the code that distinguishes errors loads with the client.
    const failures = await import('./sign-in-failure.ts').catch(() => null);
    const { text, seconds } = failures?.signInFailure(error) ?? { text: messages.invalid, seconds: 0 };
    setBusy(false);
    setRefusal(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefusal(''), Math.max(errorMilliseconds, seconds * 1000));
  }

  async function enter(signedIn: SignInResponse, entry: StationEntry): Promise<void> {
    setBusy(true);
    const { sessions } = await client();
    host.storage.set('station', entry.station);
    const target = entry.force_redirect_url;
    if (!target) {
      host.leave(sessions.enterAddress(signedIn, entry, continueAt(host.storage, entry.station, returnTo), keepHost));
      return;
    }
    // Forwarding matters more than recording it; the client logs a failure.
    await sessions.postLogin(signedIn, entry.station).catch(() => undefined);
    timer.current = setTimeout(() => host.leave(target), forwardMilliseconds);
  }

  async function check({ username, password }: Credentials, onSeveral: (signedIn: SignInResponse) => void): Promise<void> {
    setRefusal('');
    setBusy(true);
    const { sessions } = await client();
    const signedIn = await sessions.signIn(username, password);
    const [only, ...others] = signedIn.stations;
    if (only && others.length === 0) return enter(signedIn, only);
    setBusy(false);
    onSeveral(signedIn);
  }

  return {
    isBusy,
    refusal,
    enter,
    signIn: (credentials: Credentials, onSeveral: (signedIn: SignInResponse) => void) => check(credentials, onSeveral).catch(refuse),
  };
}
