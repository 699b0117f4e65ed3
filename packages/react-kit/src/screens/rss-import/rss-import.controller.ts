import { useMemo, useState } from 'react';
import type { PodcastImport } from '@postkit/sdk/schema';
import { useDestinations } from '../../data/destinations/index.ts';
import { useShows } from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import type { Option } from '../../ui/option/option.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { useImports } from './imports.queries.ts';
import { importListMessages } from './rss-import.messages.ts';
import { feedOptions, showOptions } from './rss-import.model.ts';
import { type ImportFormState, useImportForm } from './use-import-form.ts';

/** The list below the form, which can fail while the form works. */
export type ImportsState =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | { status: 'ready'; imports: readonly PodcastImport[] };

export interface RssImportState extends ImportFormState {
  /** Id of the open plan; null for none. */
  openPlan: number | null;
  setOpenPlan(id: number | null): void;
  shows: readonly Option[];
  feeds: readonly Option[];
  imports: ImportsState;
  /** Link to the details of a show. */
  showLink(id: number): { title: string; href: string; follow(): void };
}

export function useRssImportController() {
  const catalogue = useCatalogue();
  const messages = useWords(importListMessages);
  const { host } = usePostKit();
  const access = useAccess('rssImport');
  const enabled = access.isOpen;
  const shows = useShows({ enabled });
  const destinations = useDestinations({ enabled });
  const imports = useImports({ enabled });
  const screen = useScreen(access, { shows, destinations });
  const [openPlan, setOpenPlan] = useState<number | null>(null);
  const form = useImportForm(access.settings.data?.settings, setOpenPlan);
  const offeredShows = useMemo(() => showOptions(shows.data ?? []), [shows.data]);
  const offeredFeeds = useMemo(
    () => feedOptions(destinations.data ?? [], catalogue),
    [destinations.data, catalogue],
  );

  const state: RssImportState = {
    ...form,
    openPlan,
    setOpenPlan,
    shows: offeredShows,
    feeds: offeredFeeds,
    imports: listState(imports),
    showLink(id) {
      const address = `/${access.session?.slug}/shows/${id}/details`;
      const title = offeredShows.find((show) => show.id === String(id))?.label ?? messages.goneShow(id);
      return { title, href: host.hrefOf(address), follow: () => host.navigate(address) };
    },
  };
  return { screen, state };
}

function listState({
  data,
  isLoadingError,
  isFetching,
  refetch,
}: ReturnType<typeof useImports>): ImportsState {
  if (data) return { status: 'ready', imports: data };
  return isLoadingError
    ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() }
    : { status: 'loading' };
}
