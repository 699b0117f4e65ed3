import type { StationContext } from '../../../context.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { BeginSession } from '../begin-session.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { createFactorCodes } from './factor-codes.ts';
import { createOwnFactors, type OwnFactors } from './own-factors.service.ts';
import { createSecondSteps, type SecondSteps } from './second-step.service.ts';
import { createSessionConfirmation } from './session-confirmation.ts';
import { createTickets } from './tickets.ts';

export interface SecondFactorsDeps {
  /** The server's secret, from which the key of the stored secrets is derived. */
  readonly secret: Buffer;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly limits: SignInLimits;
  readonly begin: BeginSession;
}

/** Second factors: as a step of the sign-in, and as their users manage them. */
export function createSecondFactors(
  { db, clock, live }: Pick<StationContext, 'db' | 'clock' | 'live'>,
  { secret, passwords, limits, begin }: SecondFactorsDeps,
): { secondSteps: SecondSteps; ownFactors: OwnFactors } {
  const tickets = createTickets({ clock, box: createSecretBox(secret, 'sign-in tickets') });
  const codes = createFactorCodes({ clock, box: createSecretBox(secret, 'second factors') });
  const confirmation = createSessionConfirmation({ db, clock, passwords, codes, limits });
  return {
    secondSteps: createSecondSteps({ db, tickets, codes, limits, begin }),
    ownFactors: createOwnFactors({ db, confirmation, tickets, codes, limits, live }),
  };
}
