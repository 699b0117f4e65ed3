import { isAllowed, type Show, showOperations } from '@postkit/sdk/schema';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useConnections } from '../../connections/index.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useImageAddress } from '../../images/index.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShows } from '../shows.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { findShows, type ShowLayout, type ShowSort, sortShows, visibleShows } from '../show-list.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { showsMessages as messages } from './shows.messages.ts';

const layoutKey = 'show-layout';

/** What a card asks about its show; the same from one render to the next. */
export interface ShowLinks {
  addressOf(show: Show): string;
  imageOf(show: Show): string;
  open(show: Show): void;
}

export interface ReadyShows {
  status: 'ready';
  shows: readonly Show[];
  /** How many the station has for this person, whatever the search leaves. */
  count: number;
  timezone: string;
  typed: string;
  sort: ShowSort;
  layout: ShowLayout;
  setTyped(typed: string): void;
  setSort(sort: ShowSort): void;
  setLayout(layout: ShowLayout): void;
  links: ShowLinks;
  /** Begins a new show; null for those who may not make one. */
  create: (() => void) | null;
}

export type ShowsState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | ReadyShows;

export function useShowsController(): ShowsState {
  const { host } = usePostKit();
  const settings = useSettings();
  const session = settings.data && stationSession(settings.data.settings);
  const lacks = session && lackOf('shows', session.standing);
  const query = useShows({ enabled: lacks === null });
  // A show's destinations are needed as soon as one is opened.
  const { isLoadingError: lacksConnections, error: connectionsError } = useConnections({ enabled: lacks === null });
  const imageAddress = useImageAddress();
  useLiveChannel();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<ShowSort>('latest');
  const [layout, setLayout] = useState<ShowLayout>(() => (host.storage.get(layoutKey) === 'list' ? 'list' : 'grid'));
  const wanted = useDeferredValue(typed);
  const isAdmin = session?.isAdmin === true;
  const sorted = useMemo(() => sortShows(visibleShows(query.data ?? [], isAdmin), sort), [query.data, isAdmin, sort]);
  const shows = useMemo(() => findShows(sorted, wanted), [sorted, wanted]);
  const slug = session?.slug ?? '';
  const links = useMemo((): ShowLinks => {
    const addressOf = (show: Show) => `/${slug}/shows/${show.id}`;
    return {
      addressOf: (show) => host.hrefOf(addressOf(show)),
      imageOf: (show) => imageAddress(show.square_image),
      open: (show) => host.navigate(addressOf(show)),
    };
  }, [slug, host, imageAddress]);

  useEffect(() => {
    if (lacksConnections) reportFailure(messages.connectionsFailed, connectionsError);
  }, [lacksConnections, connectionsError]);

  if (lacks) return { status: 'denied', lacks };
  if (query.isLoadingError || settings.isLoadingError) {
    const retry = () => void Promise.all([settings.refetch(), query.refetch()]);
    return { status: 'failed', isRetrying: query.isFetching || settings.isFetching, retry };
  }
  if (!session || !query.data) return { status: 'loading' };
  return {
    status: 'ready',
    shows,
    count: sorted.length,
    timezone: session.timezone,
    typed,
    sort,
    layout,
    setTyped,
    setSort,
    setLayout: (chosen) => {
      host.storage.set(layoutKey, chosen);
      setLayout(chosen);
    },
    links,
    create: isAllowed(showOperations.create, session.standing) ? () => host.navigate(`/${session.slug}/shows/edit/new`) : null,
  };
}
