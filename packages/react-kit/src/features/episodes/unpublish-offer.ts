import type { Connection, ConnectionType } from '@postkit/sdk/schema';

/** A destination where an episode is published. */
export type PostedTo = Pick<Connection, 'id' | 'type' | 'title'>;

/** Why an episode cannot be removed from a destination here. */
export type StayReason = 'social' | 'video' | 'partner' | 'followed';

export interface UnpublishOffer {
  /** Web widgets and feeds, from which it can be removed. */
  offered: PostedTo[];
  staying: { connection: PostedTo; reason: StayReason }[];
}

const reasons: Readonly<Record<Exclude<ConnectionType, 'webwidget' | 'rss'>, StayReason>> = {
  facebook: 'social',
  twitter: 'social',
  v_facebook: 'social',
  v_youtube: 'video',
  v_download: 'video',
  v_advanced: 'video',
  spreaker: 'partner',
  megaphone: 'followed',
  omny: 'followed',
};

/** Splits an episode's destinations into removable ones and others. */
export function unpublishOffer(connections: readonly PostedTo[]): UnpublishOffer {
  const offer: UnpublishOffer = { offered: [], staying: [] };
  for (const connection of connections) {
    if (connection.type === 'webwidget' || connection.type === 'rss') offer.offered.push(connection);
    else offer.staying.push({ connection, reason: reasons[connection.type] });
  }
  return offer;
}

/** Requires at least one destination if there are any to choose. */
export function canUnpublish({ offered }: UnpublishOffer, chosen: readonly number[]): boolean {
  return offered.length === 0 || offered.some(({ id }) => chosen.includes(id));
}

/** Ids of the chosen destinations that still have the episode and can drop it. */
export function unpostIds(connections: readonly PostedTo[], chosen: readonly number[]): number[] {
  return unpublishOffer(connections)
    .offered.filter(({ id }) => chosen.includes(id))
    .map(({ id }) => id);
}
