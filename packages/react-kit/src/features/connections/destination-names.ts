import type { Connection, ConnectionType } from '@postkit/sdk/schema';
import { destinationTypes } from './destination-types/destination-types.ts';
import type { destinationTypesMessages } from './destination-types/destination-types.messages.ts';
import type { Words } from '../../words/define-messages.ts';

/** The name of a destination type. */
export function destinationTypeName(type: ConnectionType, messages: Words<typeof destinationTypesMessages>): string {
  return destinationTypes(messages)[type].name;
}

/** The name of a destination: its title as its type formats it, else the name of the type. */
export function destinationName(
  { title, type }: Pick<Connection, 'title' | 'type'>,
  messages: Words<typeof destinationTypesMessages>,
): string {
  const { name, showTitle } = destinationTypes(messages)[type];
  const own = title.trim();
  if (own === '') return name;
  return showTitle ? showTitle(own) : own;
}
