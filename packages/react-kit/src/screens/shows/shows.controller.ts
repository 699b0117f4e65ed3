import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isAllowed, showOperations } from '@postkit/sdk/operations';
import type { Show } from '@postkit/sdk/schema';
import { useDestinations } from '../../data/destinations/index.ts';
import { useImageAddress } from '../../data/images/index.ts';
import { useShows } from '../../data/shows/index.ts';
import {
  findShows,
  hasNewEpisode,
  type ShowLayout,
  type ShowSort,
  sortShows,
  visibleShows,
} from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { dateInZone } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { useShowDownloads } from './show-downloads.queries.ts';
import { showsMessages } from './shows.messages.ts';

const layoutKey = 'show-layout';

/** The links of a show's card; referentially stable between renders. */
export interface ShowLinks {
  addressOf(show: Show): string;
  imageOf(show: Show): string;
  open(show: Show): void;
  /** Opens the wizard for a new show; undefined for users who may not create one. */
  create: (() => void) | undefined;
}

/** Figures on the cards; referentially stable between renders. */
export interface ShowFacts {
  /** In the last 28 days; undefined while they load. */
  downloadsOf(show: Show): number | undefined;
  /** It has an episode of the last seven days. */
  isNew(show: Show): boolean;
}

export interface ShowsState {
  shows: readonly Show[];
  /** Number of shows that the user can see, with or without a search. */
  count: number;
  typed: string;
  sort: ShowSort;
  layout: ShowLayout;
  setTyped(typed: string): void;
  setSort(sort: ShowSort): void;
  setLayout(layout: ShowLayout): void;
  links: ShowLinks;
  facts: ShowFacts;
  create: ShowLinks['create'];
}

export function useShowsController() {
  const reportFailure = useReportFailure();
  const messages = useWords(showsMessages);
  const { host } = usePostKit();
  const access = useAccess('shows');
  const { session } = access;
  const query = useShows({ enabled: access.isOpen });
  const screen = useScreen(access, { shows: query });
  // Preloaded, because opening a show needs its destinations.
  const { isLoadingError: lacksDestinations, error: destinationsError } = useDestinations({
    enabled: access.isOpen,
  });
  const imageAddress = useImageAddress();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<ShowSort>('latest');
  const [layout, setLayout] = useState<ShowLayout>(() =>
    host.storage.get(layoutKey) === 'list' ? 'list' : 'grid',
  );
  const search = useDeferredValue(typed);
  const isAdmin = session?.isAdmin === true;
  const sorted = useMemo(
    () => sortShows(visibleShows(query.data ?? [], isAdmin), sort),
    [query.data, isAdmin, sort],
  );
  const shows = useMemo(() => findShows(sorted, search), [sorted, search]);
  const slug = session?.slug ?? '';
  const canCreate = session !== undefined && isAllowed(showOperations.create, session.permissions);
  const links = useMemo((): ShowLinks => {
    const addressOf = (show: Show) => `/${slug}/shows/${show.id}`;
    return {
      addressOf: (show) => host.hrefOf(addressOf(show)),
      imageOf: (show) => imageAddress(show.square_image),
      open: (show) => host.navigate(addressOf(show)),
      create: canCreate ? () => host.navigate(`/${slug}/shows/edit/new`) : undefined,
    };
  }, [slug, host, imageAddress, canCreate]);

  const [now] = useState(() => Date.now() / 1000);
  const { data: downloads } = useShowDownloads(
    access.isOpen ? session?.slug : undefined,
    session && dateInZone(now, session.timezone),
  );
  const facts = useMemo(
    (): ShowFacts => ({
      downloadsOf: (show) => downloads && (downloads.get(show.id) ?? 0),
      isNew: (show) => hasNewEpisode(show, now),
    }),
    [downloads, now],
  );

  useEffect(() => {
    if (lacksDestinations) reportFailure(messages.destinationsFailed, destinationsError);
  }, [reportFailure, lacksDestinations, destinationsError, messages]);

  const chooseLayout = useCallback(
    (chosen: ShowLayout) => {
      host.storage.set(layoutKey, chosen);
      setLayout(chosen);
    },
    [host],
  );
  const state: ShowsState = {
    shows,
    count: sorted.length,
    typed,
    sort,
    layout,
    setTyped,
    setSort,
    setLayout: chooseLayout,
    links,
    facts,
    create: links.create,
  };
  return { screen, state };
}
