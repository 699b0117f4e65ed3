import type { SingleSignOnOutcome } from '@postkit/sdk/schema';

/** Why a sign-in at the provider begins no session. */
export class SignInProblem extends Error {
  readonly outcome: SingleSignOnOutcome;

  constructor(outcome: SingleSignOnOutcome, message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}
