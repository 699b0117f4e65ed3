import type { AuthenticationResponseJSON, AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { UserRow } from '../account-tables.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** Name of the installation in the browser's dialog. */
const rpName = 'POST';

type Json = Record<string, unknown>;

// Loaded by the first user with a passkey: most installations start without one.
const load = () => import('@simplewebauthn/server');

/** Options for a new passkey, without those that the user has; each has a challenge of its own. */
export async function creationOptions(
  party: RelyingParty,
  user: UserRow,
  passkeys: readonly PasskeyRow[],
): Promise<{ options: Json; challenge: string }> {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: party.id,
    userID: new TextEncoder().encode(`user ${user.id}`),
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`,
    attestationType: 'none',
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The passkey of a browser's response; null if challenge, origin, relying party or signature are wrong. */
export async function createdPasskey(party: RelyingParty, response: Json, challenge: string) {
  const { verifyRegistrationResponse } = await load();
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified || !verified.registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** Options for using one of the user's passkeys. */
export async function requestOptions(party: RelyingParty, passkeys: readonly PasskeyRow[]): Promise<{ options: Json; challenge: string }> {
  const { generateAuthenticationOptions } = await load();
  const allowCredentials = passkeys.map(described);
  const options = await generateAuthenticationOptions({ rpID: party.id, allowCredentials, userVerification: 'preferred' });
  return { options: { ...options }, challenge: options.challenge };
}

/**
 * The counter of a valid response of the passkey; null if challenge, origin, relying party or signature are wrong, or the
 * counter has not risen, as with a copied key.
 */
export async function usedCounter(party: RelyingParty, passkey: PasskeyRow, response: Json, challenge: string): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

function described({ credential_id: id, transports }: PasskeyRow) {
  return { id, transports: JSON.parse(transports) as AuthenticatorTransportFuture[] };
}
