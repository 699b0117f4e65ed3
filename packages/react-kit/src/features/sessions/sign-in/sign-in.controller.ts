import type { SecondStep as NextStep, SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { useState } from 'react';
import { type ConnectSignIn, useSignInClient } from '../use-sign-in-client.ts';
import { type ResetForm, useResetForm } from '../use-reset-form.ts';
import type { Credentials } from '../credentials.ts';
import type { EnteringOptions } from './enter-station.ts';
import { useEnterStation } from './use-enter-station.ts';

export interface SignInOptions extends EnteringOptions {
  /** Loads the client when the user starts typing; defaults to the client around the screen. */
  connect?: ConnectSignIn | undefined;
  /** Address of the password reset form, instead of the installation's or the station's own. */
  forgotAddress?: string | undefined;
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

export type SignInState = CredentialsStep | StationsStep | SecondStep | ForgotStep | NewPasswordStep;

type Place =
  | { at: 'credentials'; isReset: boolean }
  | { at: 'stations'; signedIn: SignInResponse }
  | { at: 'second-step'; step: NextStep }
  | { at: 'forgot'; username: string }
  | { at: 'new-password'; token: string };

/** The steps of signing in. Follows the forced address of a station, and enters a single station at once. */
export function useSignInController(options: SignInOptions): SignInState {
  const { connect, forgotAddress = '', resetToken } = options;
  const client = useSignInClient(connect);
  const resetForm = useResetForm(client, forgotAddress);
  const [place, setPlace] = useState<Place>(resetToken ? { at: 'new-password', token: resetToken } : { at: 'credentials', isReset: false });
  const { isBusy, isByPasskey, refusal, isEmphasised, signIn, proceed, enter } = useEnterStation(client, options);

  const toStations = (signedIn: SignInResponse) => setPlace({ at: 'stations', signedIn });
  const toCredentials = (isReset: boolean) => setPlace({ at: 'credentials', isReset });

  switch (place.at) {
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
      return { status: 'forgot', username: place.username, client, resetForm, back: () => toCredentials(false) };
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
        isReset: place.isReset,
        forgotAddress: resetForm.address,
        prepare: () => void resetForm.load(),
        submit: (credentials) => void signIn(credentials, toStations, (step) => setPlace({ at: 'second-step', step })),
        forgot: (username) => setPlace({ at: 'forgot', username }),
      };
  }
}
