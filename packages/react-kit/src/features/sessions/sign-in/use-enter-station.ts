import type { SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import type { ConnectSignIn } from '../use-sign-in-client.ts';
import { continueAt } from '../continue-at.ts';
import type { Credentials } from '../credentials.ts';
import { useHost } from '../../../host/host-context.ts';
import { signInMessages } from './sign-in.messages.ts';
import { useCatalogue } from '../../../words/use-words.ts';

/** Time for which the error of a failed sign-in is emphasised. */
const emphasisMilliseconds = 5000;
/** Pause before forwarding to another address. */
const forwardMilliseconds = 500;

export interface EnteringOptions {
  /** Called with the station that the user enters, instead of leaving for its sign-in address. `SignInGate` sets it. */
  onEnter?: ((entry: StationEntry) => void) | undefined;
  /** Path to open in the station instead of its first screen; a path of another station is ignored. */
  returnTo?: string | undefined;
  /** Stays on this host despite the hosts in the station's entry (`#keep_domain=1`). */
  keepHost?: boolean | undefined;
}

/** Checks name and password, and enters the station if there is only one. */
export function useEnterStation(client: ConnectSignIn, { onEnter, returnTo, keepHost }: EnteringOptions) {
  const catalogue = useCatalogue();
  const messages = catalogue.wordsOf(signInMessages);
  const { host, emit } = useHost();
  const [refusal, setRefusal] = useState('');
  const [isEmphasised, setEmphasised] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => stopTimers, []);

  function stopTimers(): void {
    for (const timer of timers.current.splice(0)) clearTimeout(timer);
  }

  function after(milliseconds: number, run: () => void): void {
    timers.current.push(setTimeout(run, milliseconds));
  }

  async function refuse(error: unknown): Promise<void> {
    // Keeps the first step small: the code that distinguishes errors loads with the client.
    const failures = await import('./sign-in-failure.ts').catch(() => null);
    const { text, seconds, isDefect } = failures?.signInFailure(error, catalogue) ?? {
      text: messages.unreachable,
      seconds: 0,
      isDefect: false,
    };
    if (isDefect) globalThis.reportError(error);
    setBusy(false);
    setRefusal(text);
    setEmphasised(true);
    stopTimers();
    after(emphasisMilliseconds, () => setEmphasised(false));
    if (seconds > 0) after(seconds * 1000, () => setRefusal(''));
  }

  async function enter(signedIn: SignInResponse, entry: StationEntry): Promise<void> {
    setBusy(true);
    const { sessions } = await client();
    host.storage.set('station', entry.station);
    emit('onSignedIn', { station: entry.station });
    if (onEnter) {
      setBusy(false);
      return onEnter(entry);
    }
    const target = entry.force_redirect_url;
    if (!target) {
      host.leave(sessions.enterAddress(signedIn, entry, continueAt(host.storage, entry.station, returnTo), keepHost));
      return;
    }
    // Forwarding matters more than recording it; the client logs a failure.
    await sessions.postLogin(signedIn, entry.station).catch(() => undefined);
    after(forwardMilliseconds, () => host.leave(target));
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
    isEmphasised,
    enter,
    signIn: (credentials: Credentials, onSeveral: (signedIn: SignInResponse) => void) => check(credentials, onSeveral).catch(refuse),
  };
}
