import type { Connection, ConnectionType, StationFeatures } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import type { DraftConnection } from '../shows/index.ts';
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
  connection: DraftConnection;
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
  connections: readonly Connection[],
  chosen: readonly DraftConnection[],
  features: StationFeatures,
  catalogue: Catalogue,
  fresh: number | null = null,
): DestinationGroup[] {
  const missing = chosen.filter(({ id }) => !connections.some((connection) => connection.id === id));
  const gone = missing.map((connection): ShowDestination => ({
    connection,
    isChosen: true,
    note: connection.id === fresh ? null : 'gone',
  }));
  const listed = connections.flatMap((connection): ShowDestination[] => {
    const isChosen = chosen.some(({ id }) => id === connection.id);
    const isOffered = isTypeOffered(connection.type, features, catalogue);
    if (!isOffered && !isChosen) return [];
    return [
      { connection, isChosen, note: isOffered ? (connection.status ? null : 'inactive') : 'not-offered' },
    ];
  });
  return destinationTypeOrder(catalogue).flatMap((type) => {
    const destinations = [...listed, ...gone]
      .filter(({ connection }) => connection.type === type)
      .toSorted((a, b) => byName(a, b, catalogue));
    return destinations.length > 0 ? [{ type, destinations }] : [];
  });
}

function byName(a: ShowDestination, b: ShowDestination, catalogue: Catalogue): number {
  return (
    destinationName(a.connection, catalogue).localeCompare(destinationName(b.connection, catalogue)) ||
    a.connection.id - b.connection.id
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
    const found = destinations.filter(({ connection }) =>
      destinationName(connection, catalogue).toLocaleLowerCase().includes(wanted),
    );
    return found.length > 0 ? [{ type, destinations: found }] : [];
  });
}

/** The draft's destinations with one more, or one less. */
export function withDestination(
  chosen: readonly DraftConnection[],
  { id, type, title, resource_uri }: DraftConnection,
  isChosen: boolean,
): DraftConnection[] {
  const others = chosen.filter((each) => each.id !== id);
  return isChosen ? [...others, { id, type, title, resource_uri }] : others;
}
