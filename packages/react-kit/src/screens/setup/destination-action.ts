import type { Connection } from '@postkit/sdk/schema';

/** The actions of a destination in the list. */
export type DestinationAction = 'edit' | 'delete' | 'rss-url' | 'embed-code';

export type OnDestinationAction = (action: DestinationAction, destination: Connection) => void;
