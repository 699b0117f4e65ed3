import type { Connection } from '@postkit/sdk/schema';

/** What can be done with a connection of the list. */
export type ConnectionAction = 'edit' | 'delete' | 'rss-url' | 'embed-code';

export type OnConnectionAction = (action: ConnectionAction, connection: Connection) => void;
