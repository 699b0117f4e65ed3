import type { Settings } from '@postkit/sdk/schema';
import { useEpisodesLive } from '../../data/episodes/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { episodesMessages } from '../../parts/episodes/index.ts';
import { EpisodeDialogs } from '../../parts/episodes/table/index.ts';
import { useEpisodeListing } from '../../parts/episodes/table/index.ts';
import { useOpenDialog } from '../../parts/episodes/table/index.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import './episodes.css';
import { useEpisodeList } from './episode-list.controller.ts';
import { EpisodesView } from './episodes.view.tsx';

/** The query has `status`, `show`, `search` and `page`. */
export type EpisodesScreenProps = ScreenQueryProps;

/** Lists the episodes of all shows, to find, edit, download, unpublish and delete them. */
export const EpisodesScreen = withWords('episodes', function EpisodesScreen(props: EpisodesScreenProps) {
  const messages = useWords(episodesMessages);
  const screen = useScreen(useAccess('episodes'), {});
  useEpisodesLive();
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      action={<HostSlot name="episodesActions" props={{}} />}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton width="420px" height="32px" />
          <Skeleton height="480px" />
        </>
      }
    >
      {({ settings }) => <Episodes settings={settings} {...props} />}
    </Screen>
  );
});

/** The filters, the list, and the open dialog of a row. */
function Episodes({ settings, ...props }: ScreenQueryProps & { settings: Settings }) {
  const list = useEpisodeList(props);
  const listing = useEpisodeListing(list.rows, settings, list.shows);
  const { dialog, open, close } = useOpenDialog(list.rows);
  return (
    <>
      <EpisodesView list={list} listing={listing} onOpen={open} />
      {dialog && <EpisodeDialogs dialog={dialog} settings={settings} onClose={close} />}
    </>
  );
}
