import type { Connection } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { destinationTypes } from './destination-types/destination-types.ts';

export type DestinationReason = 'too-long' | 'inactive';

/** A destination as the publish dialog lists it; one with a reason cannot be chosen. */
export interface DestinationOffer<Held = Connection> {
  destination: Held;
  reason: DestinationReason | null;
}

type Facts = Pick<Connection, 'id' | 'type' | 'status'>;

/** Every destination of the station, with the reason why one cannot be chosen for audio of that length in seconds. */
export function destinationOffers<Held extends Facts>(
  destinations: readonly Held[],
  seconds: number,
  catalogue: Catalogue,
): DestinationOffer<Held>[] {
  return destinations.map((destination) => ({
    destination,
    reason: reasonAgainst(destination, seconds, catalogue),
  }));
}

function reasonAgainst(
  { type, status }: Facts,
  seconds: number,
  catalogue: Catalogue,
): DestinationReason | null {
  if (!status) return 'inactive';
  return seconds > (destinationTypes(catalogue)[type].longest ?? Number.POSITIVE_INFINITY)
    ? 'too-long'
    : null;
}

interface Preselection {
  /** Ids of a saved episode; undefined for a new one. */
  own: readonly number[] | undefined;
  /** The destinations of its show. */
  show: readonly number[];
}

/** Initially chosen ids: the episode's own, else the show's, else the default destinations. */
export function preselectedDestinations(
  offers: readonly DestinationOffer<Facts & Pick<Connection, 'default_on_post'>>[],
  { own, show }: Preselection,
): number[] {
  const possible = offers.filter(({ reason }) => reason === null).map(({ destination }) => destination);
  const wanted =
    own ??
    (show.length > 0
      ? show
      : possible.filter((destination) => destination.default_on_post).map(({ id }) => id));
  return possible.filter(({ id }) => wanted.includes(id)).map(({ id }) => id);
}

/** Ids to publish to: the chosen ones that are available, and the ones they require, as YouTube requires the basic video. */
export function postedDestinations(
  offers: readonly DestinationOffer<Facts>[],
  chosen: readonly number[],
  catalogue: Catalogue,
): number[] {
  const possible = offers.filter(({ reason }) => reason === null).map(({ destination }) => destination);
  const posted = possible.filter(({ id }) => chosen.includes(id));
  const types = new Set(posted.map(({ type }) => type));
  const lacking = new Set(
    [...types]
      .map((type) => destinationTypes(catalogue)[type].needs)
      .filter((type) => type && !types.has(type)),
  );
  const added = [...lacking].flatMap((needed) => possible.find(({ type }) => type === needed) ?? []);
  return [...posted, ...added].map(({ id }) => id);
}
