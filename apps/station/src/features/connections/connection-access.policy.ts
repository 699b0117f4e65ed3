import { connectionAccess, isAllowed, type ConnectionChange, type ConnectionType } from '@postkit/sdk/schema';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';

const fail = defineErrors({
  'connections.admin': {
    status: 403,
    message: 'Only admins can change this destination. Ask an admin of your station.',
  },
});

/** @throws connections.admin unless the user may make this change to a destination of this type. */
export function checkConnectionAccess(person: SignedInUser, station: string, change: ConnectionChange, type: ConnectionType): void {
  if (!mayChangeConnection(person, station, change, type)) throw fail('connections.admin');
}

export function mayChangeConnection(person: SignedInUser, station: string, change: ConnectionChange, type: ConnectionType): boolean {
  const entry = person.stations.get(station);
  return entry !== undefined && isAllowed({ access: connectionAccess(change, type) }, { ...entry, companyAdmin: person.companyAdmin });
}
