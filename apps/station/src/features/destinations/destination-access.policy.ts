import {
  connectionAccess,
  feedLosses,
  hasRole,
  isAllowed,
  type ConnectionChange,
  type ConnectionType,
} from '@postkit/sdk/schema';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';

const fail = defineErrors({
  'connections.admin': {
    status: 403,
    message: 'Only admins can change this destination. Ask an admin of your station.',
  },
  'connections.listeners': {
    status: 403,
    message:
      'Only admins can make a public feed private, switch it off or move it, because its listeners lose it. Ask an admin of your station.',
  },
});

/** @throws connections.admin unless the user may make this change to a destination of this type. */
export function checkDestinationAccess(
  person: SignedInUser,
  station: string,
  change: ConnectionChange,
  type: ConnectionType,
): void {
  if (!mayChangeDestination(person, station, change, type)) throw fail('connections.admin');
}

/**
 * The feed of a show that is not saved yet has no listeners.
 * @throws connections.listeners if the update takes a feed away from its listeners, and the user is no admin
 */
export function checkFeedLosses(
  person: SignedInUser,
  station: string,
  before: Parameters<typeof feedLosses>[0],
  update: Parameters<typeof feedLosses>[1],
): void {
  if (feedLosses(before, update).length > 0 && !isAdmin(person, station)) throw fail('connections.listeners');
}

function isAdmin({ companyAdmin, stations }: SignedInUser, station: string): boolean {
  return hasRole('admin', { companyAdmin, admin: stations.get(station)?.admin === true });
}

export function mayChangeDestination(
  person: SignedInUser,
  station: string,
  change: ConnectionChange,
  type: ConnectionType,
): boolean {
  const entry = person.stations.get(station);
  return (
    entry !== undefined &&
    isAllowed({ access: connectionAccess(change, type) }, { ...entry, companyAdmin: person.companyAdmin })
  );
}
