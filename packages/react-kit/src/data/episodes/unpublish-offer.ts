import type { Connection } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { destinationTypes } from '../destinations/index.ts';

/** A destination where an episode is published. */
export type PublishedDestination = Pick<Connection, 'id' | 'type' | 'title'>;

export interface UnpublishOffer {
  /** Web widgets and feeds, from which it can be removed. */
  offered: PublishedDestination[];
  /** Each with the reason why it keeps the episode. */
  staying: { destination: PublishedDestination; reason: string }[];
}

/** Splits an episode's destinations into removable ones and others. */
export function unpublishOffer(
  destinations: readonly PublishedDestination[],
  catalogue: Catalogue,
): UnpublishOffer {
  const offer: UnpublishOffer = { offered: [], staying: [] };
  for (const destination of destinations) {
    const reason = destinationTypes(catalogue)[destination.type].stays;
    if (reason === null) offer.offered.push(destination);
    else offer.staying.push({ destination, reason });
  }
  return offer;
}

/** Whether an episode disappears from all these destinations once it is no longer published. */
export function canTakeBack(
  destinations: readonly Pick<Connection, 'type'>[],
  catalogue: Catalogue,
): boolean {
  return !destinations.some(({ type }) => staysAfterTakingBack(type, catalogue));
}

/** Whether a destination keeps an episode that is no longer published. */
export function staysAfterTakingBack(type: Connection['type'], catalogue: Catalogue): boolean {
  const { stays, isFollowed } = destinationTypes(catalogue)[type];
  return stays !== null && isFollowed !== true;
}

/** Requires at least one destination if there are any to choose. */
export function canUnpublish({ offered }: UnpublishOffer, chosen: readonly number[]): boolean {
  return offered.length === 0 || offered.some(({ id }) => chosen.includes(id));
}
