import type { Connection } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import { destinationTypes, type destinationTypesMessages } from '../connections/index.ts';

/** A destination where an episode is published. */
export type PublishedDestination = Pick<Connection, 'id' | 'type' | 'title'>;

export interface UnpublishOffer {
  /** Web widgets and feeds, from which it can be removed. */
  offered: PublishedDestination[];
  /** Each with the reason why it keeps the episode. */
  staying: { connection: PublishedDestination; reason: string }[];
}

/** Splits an episode's destinations into removable ones and others. */
export function unpublishOffer(
  connections: readonly PublishedDestination[],
  messages: Words<typeof destinationTypesMessages>,
): UnpublishOffer {
  const offer: UnpublishOffer = { offered: [], staying: [] };
  for (const connection of connections) {
    const reason = destinationTypes(messages)[connection.type].stays;
    if (reason === null) offer.offered.push(connection);
    else offer.staying.push({ connection, reason });
  }
  return offer;
}

/** Whether an episode disappears from all these destinations once it is no longer published. */
export function canTakeBack(
  connections: readonly Pick<Connection, 'type'>[],
  messages: Words<typeof destinationTypesMessages>,
): boolean {
  return !connections.some(({ type }) => staysAfterTakingBack(type, messages));
}

/** Whether a destination keeps an episode that is no longer published. */
export function staysAfterTakingBack(
  type: Connection['type'],
  messages: Words<typeof destinationTypesMessages>,
): boolean {
  const { stays, isFollowed } = destinationTypes(messages)[type];
  return stays !== null && isFollowed !== true;
}

/** Requires at least one destination if there are any to choose. */
export function canUnpublish({ offered }: UnpublishOffer, chosen: readonly number[]): boolean {
  return offered.length === 0 || offered.some(({ id }) => chosen.includes(id));
}
