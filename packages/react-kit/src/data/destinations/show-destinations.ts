import type { Connection, ConnectionType, StationFeatures } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import type { DraftDestination } from '../shows/index.ts';
import { destinationName } from './destination-names.ts';
import { destinationTypeOrder, destinationTypes } from './destination-types/destination-types.ts';

/** Whether a station may publish to a type of destination at all. */
export function isTypeOffered(
  type: ConnectionType,
  features: StationFeatures,
  catalogue: Catalogue,
): boolean {
  return destinationTypes(catalogue)[type].isOffered?.(features) ?? true;
}

/** Why a destination cannot be chosen: switched off, of a type that the station may not publish to, or deleted. */
export type DestinationNote = 'inactive' | 'not-offered' | 'gone';

export interface ShowDestination {
  destination: DraftDestination;
  isChosen: boolean;
  note: DestinationNote | null;
}

export interface DestinationGroup {
  type: ConnectionType;
  destinations: ShowDestination[];
}

/**
 * The station's destinations for a show, by type. The show's own destinations stay listed even if they could not be chosen
 * today, so that they can be removed.
 * @param fresh A destination that was just created, which the list may not contain yet.
 */
export function showDestinations(
  destinations: readonly Connection[],
  chosen: readonly DraftDestination[],
  features: StationFeatures,
  catalogue: Catalogue,
  fresh: number | null = null,
): DestinationGroup[] {
  const missing = chosen.filter(({ id }) => !destinations.some((destination) => destination.id === id));
  const gone = missing.map((destination): ShowDestination => ({
    destination,
    isChosen: true,
    note: destination.id === fresh ? null : 'gone',
  }));
  const listed = destinations.flatMap((destination): ShowDestination[] => {
    const isChosen = chosen.some(({ id }) => id === destination.id);
    const isOffered = isTypeOffered(destination.type, features, catalogue);
    if (!isOffered && !isChosen) return [];
    return [
      { destination, isChosen, note: isOffered ? (destination.status ? null : 'inactive') : 'not-offered' },
    ];
  });
  return destinationTypeOrder(catalogue).flatMap((type) => {
    const destinations = [...listed, ...gone]
      .filter(({ destination }) => destination.type === type)
      .toSorted((a, b) => byName(a, b, catalogue));
    return destinations.length > 0 ? [{ type, destinations }] : [];
  });
}

function byName(a: ShowDestination, b: ShowDestination, catalogue: Catalogue): number {
  return (
    destinationName(a.destination, catalogue).localeCompare(destinationName(b.destination, catalogue)) ||
    a.destination.id - b.destination.id
  );
}

/** The groups that match a search by name. */
export function findDestinations(
  groups: readonly DestinationGroup[],
  typed: string,
  catalogue: Catalogue,
): DestinationGroup[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return groups.flatMap(({ type, destinations }) => {
    const found = destinations.filter(({ destination }) =>
      destinationName(destination, catalogue).toLocaleLowerCase().includes(wanted),
    );
    return found.length > 0 ? [{ type, destinations: found }] : [];
  });
}

/** The draft's destinations with one more, or one less. */
export function withDestination(
  chosen: readonly DraftDestination[],
  { id, type, title, resource_uri }: DraftDestination,
  isChosen: boolean,
): DraftDestination[] {
  const others = chosen.filter((each) => each.id !== id);
  return isChosen ? [...others, { id, type, title, resource_uri }] : others;
}
