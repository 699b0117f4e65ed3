import type { Operation } from '../operation.ts';
import type { ConnectionType } from './connection.ts';

export type ConnectionChange = 'create' | 'update' | 'delete';

const licences = ['full', 'podcast'] as const;

/** Types that any user with a podcast licence may create: feeds and the station's own videos. */
const ofUsers: Readonly<Record<ConnectionChange, readonly ConnectionType[]>> = {
  create: ['rss', 'v_download', 'v_advanced'],
  update: ['rss'],
  delete: [],
};

/** Who may change a destination of a type. Only admins may change the types that only Setup offers. */
export function connectionAccess(change: ConnectionChange, type: ConnectionType): Operation['access'] {
  return { role: ofUsers[change].includes(type) ? 'user' : 'admin', licences };
}
