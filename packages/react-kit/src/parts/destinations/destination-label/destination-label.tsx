import type { ReactNode } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { destinationName, destinationTypeName } from '../../../data/destinations/index.ts';
import './destination-label.css';
import { useCatalogue } from '../../../words/use-words.ts';
import { DestinationIcon } from './destination-icon.tsx';

export interface DestinationLabelProps {
  destination: Pick<Connection, 'type' | 'title'>;
  /** Replaces the type, if the context already names it. */
  aside?: ReactNode;
}

/** The icon, name and type of a destination. */
export function DestinationLabel({ destination, aside }: DestinationLabelProps) {
  const catalogue = useCatalogue();
  const name = destinationName(destination, catalogue);
  const type = destinationTypeName(destination.type, catalogue);
  return (
    <span className="pk-destination">
      <DestinationIcon type={destination.type} />
      <span className="pk-truncate">{name}</span>
      {aside === undefined ? name !== type && <span className="pk-destination-type">{type}</span> : aside}
    </span>
  );
}
