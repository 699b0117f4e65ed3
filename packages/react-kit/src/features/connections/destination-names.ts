import type { Connection, ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from './destination-types/destination-types.ts';

/** What a kind of destination is called. */
export function destinationTypeName(type: ConnectionType): string {
  return destinationTypes[type].name;
}

/** What a destination is called: its title as its kind shows it, else its kind. */
export function destinationName({ title, type }: Pick<Connection, 'title' | 'type'>): string {
  const { name, showTitle } = destinationTypes[type];
  const own = title.trim();
  if (own === '') return name;
  return showTitle ? showTitle(own) : own;
}
