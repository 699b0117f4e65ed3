import { useEffect, useEffectEvent, useState } from 'react';
import type {
  SecondStep as NextStep,
  SignInResponse,
  SingleSignOnOutcome,
  StationEntry,
} from '@postkit/sdk/schema';
import type { Credentials } from './credentials.ts';
import type { EnteringOptions } from './enter-station.ts';
import type { SingleSignOnProblem } from './single-sign-on/single-sign-on.messages.ts';
import type { SingleSignOnProvider } from './single-sign-on/single-sign-on.tsx';
import { useEnterStation } from './use-enter-station.ts';
import { type ResetForm, useResetForm } from './use-reset-form.ts';
import { type ConnectSignIn, useSignInClient } from './use-sign-in-client.ts';

export interface SignInOptions extends EnteringOptions {
  /** Loads the client when the user starts typing; defaults to the client around the screen. */
  connect?: ConnectSignIn | undefined;
  /** Address of the password reset form, instead of the installation's or the station's own. */
  forgotAddress?: string | undefined;
  /** The provider of single sign-on, if the station has one: `settings.installation` names it. For pages of the station's own origin. */
  singleSignOn?: SingleSignOnProvider | undefined;
  /** How a sign-in at the provider ended, after the station returned the browser (`#single_sign_on=…`). */
  returned?: SingleSignOnOutcome | undefined;
  /** From a reset link (`#reset=…`); opens with the choice of a new password. */
  resetToken?: string | undefined;
}

export interface CredentialsStep {
  status: 'credentials';
  isBusy: boolean;
  /** The sign-in uses a passkey, not the password. */
  isByPasskey: boolean;
  /** Why the last sign-in failed; empty if none failed, and after the wait that the station asked for. */
  refusal: string;
  /** The failure is new: emphasises its text. */
  isEmphasised: boolean;
  singleSignOn: SingleSignOnProvider | undefined;
  /** Why the last sign-in at the provider failed. */
  problem: SingleSignOnProblem | undefined;
  /** Path to continue at. */
  returnTo: string | undefined;
  /** The user has just set a new password. */
  isReset: boolean;
  /** Address of an external form; empty if `forgot` opens the station's own. */
  forgotAddress: string;
  /** Call when the user starts typing. */
  prepare(): void;
  /** @param credentials null for a passkey */
  submit(credentials: Credentials | null): void;
  forgot(username: string): void;
}

export interface StationsStep {
  status: 'stations';
  stations: readonly StationEntry[];
  isBusy: boolean;
  choose(entry: StationEntry): void;
  back(): void;
}

export interface ForgotStep {
  status: 'forgot';
  /** The username typed so far. */
  username: string;
  client: ConnectSignIn;
  resetForm: ResetForm;
  back(): void;
}

export interface NewPasswordStep {
  status: 'new-password';
  token: string;
  client: ConnectSignIn;
  done(): void;
  /** Requests another link, because this one is invalid. */
  askAgain(): void;
}

export interface SecondStep {
  status: 'second-step';
  step: NextStep;
  client: ConnectSignIn;
  done(signedIn: SignInResponse): void;
  back(): void;
}

/** The provider has returned the browser, and the station's session is being read. */
export interface ReturnedStep {
  status: 'returned';
}

export type SignInState =
  | CredentialsStep
  | ReturnedStep
  | StationsStep
  | SecondStep
  | ForgotStep
  | NewPasswordStep;

type Place =
  | { at: 'credentials'; isReset: boolean }
  | { at: 'returned' }
  | { at: 'stations'; signedIn: SignInResponse }
  | { at: 'second-step'; step: NextStep }
  | { at: 'forgot'; username: string }
  | { at: 'new-password'; token: string };

/** The steps of signing in. Follows the forced address of a station, and enters a single station at once. */
export function useSignInController(options: SignInOptions): SignInState {
  const { connect, forgotAddress = '', singleSignOn, returned, returnTo } = options;
  const client = useSignInClient(connect);
  const resetForm = useResetForm(client, forgotAddress);
  const [place, setPlace] = useState<Place>(() => firstPlace(options));
  const [problem, setProblem] = useState(returned === 'done' ? undefined : returned);
  const { isBusy, isByPasskey, refusal, isEmphasised, signIn, resume, proceed, enter } = useEnterStation(
    client,
    options,
  );

  const toStations = (signedIn: SignInResponse) => setPlace({ at: 'stations', signedIn });
  const toCredentials = (isReset: boolean) => setPlace({ at: 'credentials', isReset });

  const isReturned = place.at === 'returned';
  const resumeOnce = useEffectEvent(() =>
    resume(toStations).catch(() => {
      setProblem('failed');
      toCredentials(false);
    }),
  );
  useEffect(() => {
    if (isReturned) void resumeOnce();
  }, [isReturned]);

  switch (place.at) {
    case 'returned':
      return { status: 'returned' };
    case 'stations': {
      const { signedIn } = place;
      return {
        status: 'stations',
        stations: signedIn.stations,
        isBusy,
        choose: (entry) => void enter(signedIn, entry),
        back: () => toCredentials(false),
      };
    }
    case 'second-step':
      return {
        status: 'second-step',
        step: place.step,
        client,
        done: (signedIn) => void proceed(signedIn, toStations),
        back: () => toCredentials(false),
      };
    case 'forgot':
      return {
        status: 'forgot',
        username: place.username,
        client,
        resetForm,
        back: () => toCredentials(false),
      };
    case 'new-password':
      return {
        status: 'new-password',
        token: place.token,
        client,
        done: () => toCredentials(true),
        askAgain: () => setPlace({ at: 'forgot', username: '' }),
      };
    case 'credentials':
      return {
        status: 'credentials',
        isBusy,
        isByPasskey,
        refusal,
        isEmphasised,
        singleSignOn,
        problem,
        returnTo,
        isReset: place.isReset,
        forgotAddress: resetForm.address,
        prepare: () => void resetForm.load(),
        submit(credentials) {
          setProblem(undefined);
          void signIn(credentials, toStations, (step) => setPlace({ at: 'second-step', step }));
        },
        forgot: (username) => setPlace({ at: 'forgot', username }),
      };
  }
}

function firstPlace({ resetToken, returned }: SignInOptions): Place {
  if (resetToken) return { at: 'new-password', token: resetToken };
  return returned === 'done' ? { at: 'returned' } : { at: 'credentials', isReset: false };
}
