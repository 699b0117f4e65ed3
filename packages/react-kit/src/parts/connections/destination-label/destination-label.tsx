import type { ReactNode } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { destinationName, destinationTypeName } from '../../../data/connections/index.ts';
import './destination-label.css';
import { useCatalogue } from '../../../words/use-words.ts';
import { DestinationIcon } from './destination-icon.tsx';

export interface DestinationLabelProps {
  connection: Pick<Connection, 'type' | 'title'>;
  /** Replaces the type, if the context already names it. */
  aside?: ReactNode;
}

/** The icon, name and type of a destination. */
export function DestinationLabel({ connection, aside }: DestinationLabelProps) {
  const catalogue = useCatalogue();
  const name = destinationName(connection, catalogue);
  const type = destinationTypeName(connection.type, catalogue);
  return (
    <span className="pk-destination">
      <DestinationIcon type={connection.type} />
      <span className="pk-truncate">{name}</span>
      {aside === undefined ? name !== type && <span className="pk-destination-type">{type}</span> : aside}
    </span>
  );
}
