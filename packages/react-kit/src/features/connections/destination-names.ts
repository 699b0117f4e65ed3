import type { Connection, ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from './destination-types/destination-types.ts';

/** The name of a destination type. */
export function destinationTypeName(type: ConnectionType): string {
  return destinationTypes[type].name;
}

/** The name of a destination: its title as its type formats it, else the name of the type. */
export function destinationName({ title, type }: Pick<Connection, 'title' | 'type'>): string {
  const { name, showTitle } = destinationTypes[type];
  const own = title.trim();
  if (own === '') return name;
  return showTitle ? showTitle(own) : own;
}
