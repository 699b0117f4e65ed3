/** @import { Operation } from '../../packages/sdk/src/schema/operation.ts' */

/** @type {Readonly<Record<Operation['access']['role'], string>>} */
const ROLES = {
  public: 'public',
  signed_in: 'signed-in users',
  user: 'users of the station',
  admin: 'admins of the station',
  company_admin: 'company admins',
};

/**
 * The users who may call an operation.
 * @param {Operation['access']} access
 */
export function describeAccess({ role, licences }) {
  const licensed = licences ? `, licensed for ${licences.map((licence) => `\`${licence}\``).join(' or ')}` : '';
  return `${ROLES[role]}${licensed}`;
}
