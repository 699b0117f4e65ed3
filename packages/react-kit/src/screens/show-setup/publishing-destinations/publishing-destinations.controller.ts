import { useState } from 'react';
import {
  type DestinationGroup,
  findDestinations,
  showDestinations,
  useDestinations as useDestinationsQuery,
  useProvisionalDestination,
  withDestination,
} from '../../../data/destinations/index.ts';
import { type DraftDestination, newShowDraft } from '../../../data/shows/index.ts';
import { useStores } from '../../../host/stores.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useWizard } from '../wizard-context.ts';

/** From this many destinations on, the list has a search. */
const searchFrom = 9;

export type DestinationsState =
  | { status: 'loading' | 'empty' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | {
      status: 'ready';
      groups: DestinationGroup[];
      chosenCount: number;
      /** Id of the feed that was created for this show; null if none was. */
      ownFeed: number | null;
      /** Null for short lists. */
      search: { typed: string; setTyped: (typed: string) => void } | null;
      choose: (destination: DraftDestination, isChosen: boolean) => void;
    };

/** The station's destinations, and which of them the show uses. */
export function useDestinations(): DestinationsState {
  const stores = useStores();
  const catalogue = useCatalogue();
  const { station } = useWizard();
  const query = useDestinationsQuery();
  const draft = useShowSetup((state) => state.draft) ?? newShowDraft;
  // A provisional feed is in no list until the show is saved.
  const own = useProvisionalDestination(draft.id === null ? draft.rssDestinationId : null);
  const [typed, setTyped] = useState('');
  if (query.isLoadingError)
    return { status: 'failed', isRetrying: query.isFetching, retry: () => void query.refetch() };
  if (!query.data) return { status: 'loading' };

  const chosen = draft.social_media_connections;
  const isListed = query.data.some(({ id }) => id === own?.id);
  const offered = own && !isListed ? [...query.data, own] : query.data;
  const groups = showDestinations(offered, chosen, station.features, catalogue, draft.rssDestinationId);
  const count = groups.reduce((sum, { destinations }) => sum + destinations.length, 0);
  if (count === 0) return { status: 'empty' };
  return {
    status: 'ready',
    groups: findDestinations(groups, typed, catalogue),
    chosenCount: chosen.length,
    ownFeed: draft.rssDestinationId,
    search: count >= searchFrom ? { typed, setTyped } : null,
    choose: (destination, isChosen) => {
      const { draft: current, change } = useShowSetup.in(stores).getState();
      change({
        social_media_connections: withDestination(
          current?.social_media_connections ?? [],
          destination,
          isChosen,
        ),
      });
    },
  };
}
