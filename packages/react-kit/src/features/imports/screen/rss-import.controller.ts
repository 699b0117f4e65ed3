import type { PodcastImport } from '@postkit/sdk/schema';
import { useMemo } from 'react';
import { useConnections } from '../../connections/index.ts';
import { useImports } from '../imports.queries.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShows } from '../../shows/index.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { Option } from '../../../ui/option/option.ts';
import { importListMessages } from './rss-import.messages.ts';
import { feedOptions, showOptions } from './rss-import.model.ts';
import { type ImportFormState, useImportForm } from './use-import-form.ts';

/** The list below the form; it may fail while the form works. */
export type ImportsState =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | { status: 'ready'; imports: readonly PodcastImport[] };

export interface ReadyRssImport extends ImportFormState {
  status: 'ready';
  shows: readonly Option[];
  feeds: readonly Option[];
  imports: ImportsState;
  /** IANA name. */
  timezone: string;
  /** Where a show is looked at. */
  showLink(id: number): { title: string; href: string; follow(): void };
}

export type RssImportState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | ReadyRssImport;

export function useRssImportController(): RssImportState {
  const { host } = usePostKit();
  const settings = useSettings();
  const session = settings.data && stationSession(settings.data.settings);
  const lack = session && lackOf('rssImport', session.standing);
  const enabled = lack === null;
  const shows = useShows({ enabled });
  const connections = useConnections({ enabled });
  const imports = useImports({ enabled });
  useLiveChannel();
  const form = useImportForm(settings.data?.settings);
  const offeredShows = useMemo(() => showOptions(shows.data ?? []), [shows.data]);
  const offeredFeeds = useMemo(() => feedOptions(connections.data ?? []), [connections.data]);

  if (lack) return { status: 'denied', lacks: lack };
  const needed = [settings, shows, connections];
  if (needed.some(({ isLoadingError }) => isLoadingError)) {
    const retry = () => void Promise.all(needed.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
    return { status: 'failed', isRetrying: needed.some(({ isFetching }) => isFetching), retry };
  }
  if (!session || !shows.data || !connections.data) return { status: 'loading' };
  return {
    ...form,
    status: 'ready',
    shows: offeredShows,
    feeds: offeredFeeds,
    imports: listState(imports),
    timezone: session.timezone,
    showLink(id) {
      const address = `/${session.slug}/shows/${id}/details`;
      const title = offeredShows.find((show) => show.id === String(id))?.label ?? importListMessages.goneShow(id);
      return { title, href: host.hrefOf(address), follow: () => host.navigate(address) };
    },
  };
}

function listState({ data, isLoadingError, isFetching, refetch }: ReturnType<typeof useImports>): ImportsState {
  if (data) return { status: 'ready', imports: data };
  return isLoadingError ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' };
}
