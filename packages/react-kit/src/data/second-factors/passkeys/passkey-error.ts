/**
 * Why a browser created or used no passkey. `unsupported`: it has none. `elsewhere`: the page is not at the installation's
 * address. `cancelled`: the user closed the question, or had no passkey. `known`: the device has one of the user's.
 */
export type PasskeyProblem = 'unsupported' | 'elsewhere' | 'cancelled' | 'known' | 'failed';

/** A passkey that the browser did not create or use. */
export class PasskeyError extends Error {
  readonly code: PasskeyProblem;
  /** The installation's address, where passkeys work. */
  readonly origin: string;

  constructor(code: PasskeyProblem, origin: string, options: ErrorOptions = {}) {
    super(code, options);
    this.name = 'PasskeyError';
    this.code = code;
    this.origin = origin;
  }
}
