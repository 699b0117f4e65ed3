import type { StationContext } from '../../../context.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { BeginSession } from '../begin-session.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { createFactorChanges } from './factor-changes.ts';
import { createFactorCodes } from './factor-codes.ts';
import { createOwnFactors, type OwnFactors } from './own-factors.service.ts';
import { createOwnPasskeys, type OwnPasskeys } from './own-passkeys.service.ts';
import { createPasskeySteps, type PasskeySteps } from './passkey-steps.service.ts';
import { relyingPartyOf, requireRelyingParty } from './relying-party.ts';
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
  context: Pick<StationContext, 'db' | 'clock' | 'live' | 'publicUrl'>,
  { secret, passwords, limits, begin }: SecondFactorsDeps,
): {
  secondSteps: SecondSteps;
  passkeySteps: PasskeySteps;
  ownFactors: OwnFactors;
  ownPasskeys: OwnPasskeys;
} {
  const { db, clock, live } = context;
  // The port, and with it the address, may be known only once the station listens.
  const party = () => requireRelyingParty(context.publicUrl);
  const tickets = createTickets({ clock, box: createSecretBox(secret, 'sign-in tickets') });
  const codes = createFactorCodes({ clock, box: createSecretBox(secret, 'second factors') });
  const confirmation = createSessionConfirmation({ db, clock, passwords, codes, limits });
  const changes = createFactorChanges({ codes, live });
  const passkeySteps = createPasskeySteps({ db, clock, tickets, limits, party });
  const allowsPasskeys = () => relyingPartyOf(context.publicUrl) !== null;
  return {
    passkeySteps,
    secondSteps: createSecondSteps({ db, tickets, codes, limits, begin, passkeys: passkeySteps }),
    ownFactors: createOwnFactors({ db, confirmation, tickets, codes, limits, changes, allowsPasskeys }),
    ownPasskeys: createOwnPasskeys({ db, clock, confirmation, tickets, changes, party }),
  };
}
