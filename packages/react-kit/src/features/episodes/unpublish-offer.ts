import type { Connection, ConnectionType } from '@postkit/sdk/schema';

/** Where an episode is now. */
export type PostedTo = Pick<Connection, 'id' | 'type' | 'title'>;

/** Why an episode cannot be taken out of a destination from here. */
export type StayReason = 'social' | 'video' | 'partner' | 'followed';

export interface UnpublishOffer {
  /** Web widgets and feeds: what can be chosen. */
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

/** Parts an episode's destinations into those that it can be taken out of and those that keep it. */
export function unpublishOffer(connections: readonly PostedTo[]): UnpublishOffer {
  const offer: UnpublishOffer = { offered: [], staying: [] };
  for (const connection of connections) {
    if (connection.type === 'webwidget' || connection.type === 'rss') offer.offered.push(connection);
    else offer.staying.push({ connection, reason: reasons[connection.type] });
  }
  return offer;
}

/** At least one destination, except where there is none to choose. */
export function canUnpublish({ offered }: UnpublishOffer, chosen: readonly number[]): boolean {
  return offered.length === 0 || offered.some(({ id }) => chosen.includes(id));
}

/** Ids to take an episode out of: what was chosen, of the places where it still is and can be taken out. */
export function unpostIds(connections: readonly PostedTo[], chosen: readonly number[]): number[] {
  return unpublishOffer(connections)
    .offered.filter(({ id }) => chosen.includes(id))
    .map(({ id }) => id);
}
