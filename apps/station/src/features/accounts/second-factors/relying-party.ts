import { isIP } from 'node:net';
import { defineErrors } from '../../../platform/errors/define-errors.ts';

const fail = defineErrors({
  'second-factors.no-passkeys': {
    status: 409,
    message: 'Passkeys need an installation with https and a domain. The operator sets POSTKIT_PUBLIC_URL.',
  },
});

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** A domain. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of the installation's configured address; null where browsers offer no passkeys: without https, except
 * at localhost, and at an IP address. A request's own `Host` does not count, because its sender chooses it.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null;
}

/** @throws second-factors.no-passkeys */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (!party) throw fail('second-factors.no-passkeys');
  return party;
}
