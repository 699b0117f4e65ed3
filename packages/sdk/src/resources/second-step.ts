import { isHttpError } from '../core/errors.ts';

/** The step that follows the password. */
export interface SecondStep {
  /** For this sign-in of this client only; nothing else accepts it. */
  ticket: string;
  /** Seconds until the ticket expires. */
  expires_in: number;
  /** Factors that the user may continue with; empty if the user must set one up first. */
  factors: ('app' | 'passkey' | 'recovery')[];
}

/**
 * The second step that a refused sign-in continues with; null for any other error.
 * Without factors the user must set one up first: `sessions.setUpApp`.
 * @example
 * await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234').catch((error) => {
 *   const step = secondStepOf(error);
 *   if (step) console.log(`Enter a code within ${step.expires_in} s.`);
 * });
 */
export function secondStepOf(error: unknown): SecondStep | null {
  if (!isHttpError(error, 403) || typeof error.body !== 'object' || error.body === null) return null;
  const step = 'second_step' in error.body ? error.body.second_step : null;
  return typeof step === 'object' && step !== null && 'ticket' in step ? (step as SecondStep) : null;
}
