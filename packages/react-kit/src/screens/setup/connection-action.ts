import type { Connection } from '@postkit/sdk/schema';

/** The actions of a connection in the list. */
export type ConnectionAction = 'edit' | 'delete' | 'rss-url' | 'embed-code';

export type OnConnectionAction = (action: ConnectionAction, connection: Connection) => void;
