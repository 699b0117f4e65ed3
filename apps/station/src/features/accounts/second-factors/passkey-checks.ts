import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { UserRow } from '../account-tables.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** Name of the installation in the browser's dialog. */
const rpName = 'POST';
/** Signatures that authenticators may use: Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257];

type Json = Record<string, unknown>;
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

// Loaded by the first user with a passkey: most installations start without one.
const load = () => import('@simplewebauthn/server');

/** A challenge with the options that it is part of. */
export interface PasskeyRequest {
  readonly options: Json;
  readonly challenge: string;
}

/** Options for a new passkey on a device or key that has none of the user's. It works without a password, so it must verify its user. */
export async function creationOptions(
  party: RelyingParty,
  user: UserRow,
  passkeys: readonly PasskeyRow[],
): Promise<PasskeyRequest> {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: party.id,
    userID: new TextEncoder().encode(userHandle(user.id)),
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`,
    attestationType: 'none',
    excludeCredentials: passkeys.map(described),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
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
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** Options for using one of these passkeys; for any passkey that verifies its user without a list, which would name accounts. */
export async function requestOptions(
  party: RelyingParty,
  passkeys: readonly PasskeyRow[] | null,
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys && { allowCredentials: passkeys.map(described) }),
  });
  return { options: { ...options }, challenge: options.challenge };
}

export interface PasskeyUse {
  readonly response: Json;
  readonly challenge: string;
  /** Whether the passkey alone signs its user in: it must have verified and named the user. */
  readonly isAlone: boolean;
}

/** The counter of a valid response of the passkey; null if challenge, origin, relying party, user or signature are wrong. */
export async function usedCounter(
  party: RelyingParty,
  passkey: PasskeyRow,
  { response, challenge, isAlone }: PasskeyUse,
): Promise<number | null> {
  if (challenge === '' || (isAlone && handleOf(response) !== userHandle(passkey.user_id))) return null;
  const { verifyAuthenticationResponse } = await load();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // Its counter is compared with the stored one in the transaction that stores it.
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: 0,
    },
    requireUserVerification: isAlone,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Whether a counter shows a copied key. Authenticators without a counter always send 0. */
export function isCopied(counter: number, stored: number): boolean {
  return (counter > 0 || stored > 0) && counter <= stored;
}

function described({ credential_id: id, transports }: PasskeyRow) {
  return { id, transports: JSON.parse(transports) as Transports };
}

/** The user as authenticators know them: an id that reveals nothing else. */
function userHandle(userId: number): string {
  return `user ${userId}`;
}

function handleOf({ response }: Json): string {
  const handle =
    typeof response === 'object' && response !== null && 'userHandle' in response ? response.userHandle : '';
  return typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : '';
}
