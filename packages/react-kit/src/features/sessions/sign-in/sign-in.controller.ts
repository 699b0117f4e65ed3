import type { SignInAnswer, StationEntry } from '@postkit/sdk/schema';
import { useState } from 'react';
import { type ConnectSignIn, useSignInClient } from '../use-sign-in-client.ts';
import { type ResetForm, useResetForm } from '../use-reset-form.ts';
import type { Credentials } from '../credentials.ts';
import { type EnteringOptions, useEntering } from './use-entering.ts';

export interface SignInOptions extends EnteringOptions {
  /** Brings the calls once somebody begins to type; without it they are those of the client around the screen. */
  connect?: ConnectSignIn | undefined;
  /** Where a forgotten password is set anew, in place of what the installation names and of the station's own form. */
  forgotAddress?: string | undefined;
  /** Of a mailed link (`#reset=…`): a new password is chosen first. */
  resetToken?: string | undefined;
}

export interface CredentialsStep {
  status: 'credentials';
  isBusy: boolean;
  /** Why the latest sign-in failed; empty where none did, or after a while. */
  refusal: string;
  /** A new password was just set. */
  isReset: boolean;
  /** A form outside; empty where `forgot` opens the one of our own. */
  forgotAddress: string;
  /** Somebody began to type. */
  prepare(): void;
  submit(credentials: Credentials): void;
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
  /** What was typed as the username so far. */
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
  /** The link is of no use: another one is wanted. */
  askAgain(): void;
}

export type SignInState = CredentialsStep | StationsStep | ForgotStep | NewPasswordStep;

type Place =
  | { at: 'credentials'; isReset: boolean }
  | { at: 'stations'; signedIn: SignInAnswer }
  | { at: 'forgot'; username: string }
  | { at: 'new-password'; token: string };

/** The two steps of signing in. A station with a forced address is followed there; a single station is entered at once. */
export function useSignInController(options: SignInOptions): SignInState {
  const { connect, forgotAddress = '', resetToken } = options;
  const client = useSignInClient(connect);
  const resetForm = useResetForm(client, forgotAddress);
  const [place, setPlace] = useState<Place>(resetToken ? { at: 'new-password', token: resetToken } : { at: 'credentials', isReset: false });
  const { isBusy, refusal, signIn, enter } = useEntering(client, options);

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
        refusal,
        isReset: place.isReset,
        forgotAddress: resetForm.address,
        prepare: () => void resetForm.learn(),
        submit: (credentials) => void signIn(credentials, (signedIn) => setPlace({ at: 'stations', signedIn })),
        forgot: (username) => setPlace({ at: 'forgot', username }),
      };
  }
}
