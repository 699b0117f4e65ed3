import type { SignInAnswer, StationEntry } from '@postkit/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import type { ConnectSignIn } from '../use-sign-in-client.ts';
import { continueAt } from '../continue-at.ts';
import type { Credentials } from '../credentials.ts';
import { useHost } from '../../../host/host-context.ts';
import { signInMessages as messages } from './sign-in.messages.ts';

/** How long the error of a refused sign-in stays at least. */
const errorMilliseconds = 5000;
/** Pause before somebody is forwarded to another address. */
const forwardMilliseconds = 500;

export interface EnteringOptions {
  /** Path to go on to inside the station, instead of its audio editor; a path of another station is ignored. */
  returnTo?: string | undefined;
  /** Stay on this host whatever the station's entry says (`#keep_domain=1`). */
  keepHost?: boolean | undefined;
}

/** Checks a name and a password, and leaves for a station: at once where there is only one. */
export function useEntering(client: ConnectSignIn, { returnTo, keepHost }: EnteringOptions) {
  const { host } = useHost();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function refuse(error: unknown): Promise<void> {
    // The first step is what everybody waits for: what tells errors apart comes with the client's code.
    const failures = await import('./sign-in-failure.ts').catch(() => null);
    const { text, seconds } = failures?.signInFailure(error) ?? { text: messages.invalid, seconds: 0 };
    setBusy(false);
    setRefusal(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefusal(''), Math.max(errorMilliseconds, seconds * 1000));
  }

  async function enter(signedIn: SignInAnswer, entry: StationEntry): Promise<void> {
    setBusy(true);
    const { sessions } = await client();
    host.storage.set('station', entry.station);
    const target = entry.force_redirect_url;
    if (!target) {
      host.leave(sessions.enterAddress(signedIn, entry, continueAt(entry.station, returnTo), keepHost));
      return;
    }
    // Following the forward matters more than its record: a failure is logged by the client.
    await sessions.postLogin(signedIn, entry.station).catch(() => undefined);
    timer.current = setTimeout(() => host.leave(target), forwardMilliseconds);
  }

  async function check({ username, password }: Credentials, onSeveral: (signedIn: SignInAnswer) => void): Promise<void> {
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
    signIn: (credentials: Credentials, onSeveral: (signedIn: SignInAnswer) => void) => check(credentials, onSeveral).catch(refuse),
  };
}
