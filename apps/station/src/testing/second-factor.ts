import { Secret, TOTP } from 'otpauth';
import {
  bindingHeader,
  type PasskeyOptions,
  type PasskeySignIn,
  type SecondFactors,
  type SecondStep,
} from '@postkit/sdk/schema';
import { makeAuthenticator } from './authenticator.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestStation } from './station.ts';

/** The code that an app shows at a time, in milliseconds. */
export function appCodeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A browser of its own, for sign-ins in two steps. */
export function startBrowser(
  server: TestStation,
  binding = `browser-${Math.random().toString(36).slice(2)}-0123456789`,
) {
  const post = (path: string, json: object) =>
    server.call(`/stations/api/v1/${path}`, { method: 'POST', json: { binding, ...json } });
  return {
    binding,
    /** The password step. */
    signIn(name: string, password: string): Promise<Response> {
      const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
      return server.call('/stations/api/v1/get_stations.json', {
        headers: { authorization, [bindingHeader]: binding },
      });
    },
    /** The password step of a user with a second factor. */
    async startSignIn(name: string, password: string): Promise<SecondStep> {
      const response = await this.signIn(name, password);
      const { second_step } = (await response.json()) as { second_step?: SecondStep };
      if (response.status !== 403 || !second_step)
        throw new Error(`The sign-in responded with ${response.status}, without a second step.`);
      return second_step;
    },
    complete: (ticket: string, code?: string) =>
      post('second_step/', code === undefined ? { ticket } : { ticket, code }),
    post,
    /** The options for a sign-in without a password. */
    startPasskeySignIn: async () => (await (await post('passkey_sign_in/', {})).json()) as PasskeySignIn,
    completeWithPasskey: (ticket: string, passkey: object) => post('second_step/', { ticket, passkey }),
  };
}

/** Calls the signed-in user's own second factors. */
export function ownFactors(server: TestStation, as: SignedIn) {
  const call = (path: string, json?: object, method = 'POST') =>
    server.call(`/stations/api/v1/second_factors/${path}`, { method, as, ...(json && { json }) });
  return {
    call,
    read: async () => (await (await call('', undefined, 'GET')).json()) as SecondFactors,
    /** Sets an app up; returns its secret and the recovery codes. */
    async setUpApp(password: string, now: number): Promise<{ secret: string; codes: string[] }> {
      await call('confirm/', { password });
      const { secret } = (await (await call('app/')).json()) as { secret: string };
      const response = await call('app/confirm/', { code: appCodeAt(secret, now) });
      if (response.status !== 200)
        throw new Error(`Setting the app up responded with ${response.status}: ${await response.text()}`);
      return { secret, codes: ((await response.json()) as { recovery_codes: string[] }).recovery_codes };
    },
    setUpPasskey: async () => (await (await call('passkeys/options/')).json()) as PasskeyOptions,
    /** Adds a passkey; returns its authenticator and the recovery codes. */
    async addPasskey(password: string, name = 'Laptop') {
      await call('confirm/', { password });
      const { options, origin } = await this.setUpPasskey();
      const authenticator = makeAuthenticator(origin);
      const response = await call('passkeys/', { name, response: authenticator.create(options) });
      if (response.status !== 201)
        throw new Error(`Adding the passkey responded with ${response.status}: ${await response.text()}`);
      return {
        authenticator,
        codes: ((await response.json()) as { recovery_codes: string[] }).recovery_codes,
      };
    },
  };
}
