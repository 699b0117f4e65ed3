import { useState } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import {
  destinationOffers,
  postedDestinations,
  preselectedDestinations,
} from '../../../data/connections/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';

export interface DestinationRow {
  connection: Connection;
  isChosen: boolean;
  /** Why it cannot be chosen, or that it was added automatically; null if neither. */
  note: 'too-long' | 'inactive' | 'added' | null;
}

export interface DestinationChoice {
  rows: DestinationRow[];
  /** Ids of the destinations that the episode is sent to. */
  posted: number[];
  choose: (id: number, isChosen: boolean) => void;
}

interface Facts {
  connections: readonly Connection[];
  seconds: number;
  /** The episode's own; undefined for a new episode. */
  own: readonly number[] | undefined;
  /** The show's. */
  show: readonly number[];
  /** Where a published or scheduled episode is now. */
  live: readonly number[];
}

/** The available destinations and the chosen ones, which are preselected until the user chooses. */
export function useDestinationChoice({ connections, seconds, own, show, live }: Facts): DestinationChoice {
  const catalogue = useCatalogue();
  const [touched, setTouched] = useState<readonly number[] | null>(null);
  const offers = destinationOffers(connections, seconds, catalogue);
  const chosen = touched ?? preselectedDestinations(offers, { own, show });
  // An update does not remove an episode from a destination that is switched off for a while.
  const kept = offers.filter(
    ({ connection, reason }) => reason === 'inactive' && live.includes(connection.id),
  );
  const posted = [
    ...postedDestinations(offers, chosen, catalogue),
    ...kept.map(({ connection }) => connection.id),
  ];

  return {
    rows: offers.map(({ connection, reason }) => {
      const isChosen = posted.includes(connection.id);
      const isAdded = isChosen && reason === null && !chosen.includes(connection.id);
      return { connection, isChosen, note: isAdded ? 'added' : reason };
    }),
    posted,
    choose: (id, isChosen) => setTouched(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)),
  };
}
