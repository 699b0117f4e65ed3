import { useEffect, useRef, useState } from 'react';
import type { SecondStep, SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Credentials } from './credentials.ts';
import type { EnteringOptions } from './enter-station.ts';
import { signInMessages } from './sign-in.messages.ts';
import type { ConnectSignIn } from './use-sign-in-client.ts';

/** Time for which the error of a failed sign-in is emphasised. */
const emphasisMilliseconds = 5000;

/** Checks name and password, or a passkey, and enters the station if there is only one. */
export function useEnterStation(client: ConnectSignIn, { onEnter, returnTo, keepHost }: EnteringOptions) {
  const catalogue = useCatalogue();
  const messages = catalogue.wordsOf(signInMessages);
  const { host, emit } = useHost();
  const [refusal, setRefusal] = useState('');
  const [isEmphasised, setEmphasised] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isByPasskey, setByPasskey] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => stopTimers, []);

  function stopTimers(): void {
    for (const timer of timers.current.splice(0)) clearTimeout(timer);
  }

  function after(milliseconds: number, run: () => void): void {
    timers.current.push(setTimeout(run, milliseconds));
  }

  async function refuse(error: unknown, onStep: (step: SecondStep) => void): Promise<void> {
    // Keeps the first step small: the code that distinguishes errors loads with the client.
    const failures = await import('./sign-in-failure.ts').catch(() => null);
    const step = failures?.secondStepOf(error);
    if (step) {
      setBusy(false);
      return onStep(step);
    }
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
    // Keeps the first step small.
    const { enterStation } = await import('./enter-station.ts');
    await enterStation(
      { sessions: (await client()).sessions, host, emit, after, onStay: () => setBusy(false) },
      { signedIn, entry, onEnter, returnTo, keepHost },
    );
  }

  async function check(
    credentials: Credentials | null,
    onSeveral: (signedIn: SignInResponse) => void,
  ): Promise<void> {
    setRefusal('');
    setByPasskey(!credentials);
    setBusy(true);
    const { sessions } = await client();
    if (credentials)
      return proceed(await sessions.signIn(credentials.username, credentials.password), onSeveral);
    // Keeps the first step small.
    const { signInWithPasskey } = await import('./passkey-sign-in.ts');
    return proceed(await signInWithPasskey(sessions), onSeveral);
  }

  /** Continues with the session that single sign-on began. */
  async function resume(onSeveral: (signedIn: SignInResponse) => void): Promise<void> {
    const { sessions } = await client();
    return proceed(await sessions.current(), onSeveral);
  }

  async function proceed(
    signedIn: SignInResponse,
    onSeveral: (signedIn: SignInResponse) => void,
  ): Promise<void> {
    const [only, ...others] = signedIn.stations;
    if (only && others.length === 0) return enter(signedIn, only);
    setBusy(false);
    onSeveral(signedIn);
  }

  return {
    isBusy,
    isByPasskey,
    refusal,
    isEmphasised,
    enter,
    proceed,
    resume,
    /** @param credentials null for a passkey */
    signIn: (
      credentials: Credentials | null,
      onSeveral: (signedIn: SignInResponse) => void,
      onStep: (step: SecondStep) => void,
    ) => check(credentials, onSeveral).catch((error: unknown) => refuse(error, onStep)),
  };
}
