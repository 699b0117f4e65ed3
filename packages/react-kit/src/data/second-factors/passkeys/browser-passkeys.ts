import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@postkit/sdk/schema';
import { PasskeyError, type PasskeyProblem } from './passkey-error.ts';

type Json = Record<string, unknown>;

/** Creates a passkey for the options of the station; resolves to WebAuthn's JSON form. @throws PasskeyError */
export async function createPasskey({ options, origin }: PasskeyOptions): Promise<Json> {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return attempt(origin, async () => ({
    ...(await startRegistration({ optionsJSON: options as unknown as Options })),
  }));
}

/** Uses a passkey for the options of the station; resolves to WebAuthn's JSON form. @throws PasskeyError */
export async function requestPasskey({ options, origin }: PasskeyOptions): Promise<Json> {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return attempt(origin, async () => ({
    ...(await startAuthentication({ optionsJSON: options as unknown as Options })),
  }));
}

async function attempt(origin: string, run: () => Promise<Json>): Promise<Json> {
  // Before the support: without https, a browser has no passkeys, and the installation's address is the way out.
  if (globalThis.location.origin !== origin) throw new PasskeyError('elsewhere', origin);
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported', origin);
  try {
    return await run();
  } catch (error) {
    throw new PasskeyError(problemOf(error), origin, { cause: error });
  }
}

/** The name is that of the browser's own error. Browsers reject a cancelled question and one without a passkey alike. */
function problemOf(error: unknown): PasskeyProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'failed';
  }
}
