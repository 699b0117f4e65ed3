import { useMemo, useState } from 'react';
import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { useEpisodesLive } from '../../data/episodes/index.ts';
import { sortShows, useShows } from '../../data/shows/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useCreateVideo } from './use-create-video.ts';
import { useVideoList } from './video-list.controller.ts';
import { VideoTypeDialog } from './video-type-dialog.tsx';
import { videosMessages } from './videos.messages.ts';
import './videos.css';
import { defaultVideoType, type VideoType } from './videos.model.ts';
import { VideosView } from './videos.view.tsx';

/** The query has `show`, `search` and `page`. */
export type VideosScreenProps = ScreenQueryProps;

/** Lists published episodes of a show, to create videos from them. */
export const VideosScreen = withWords('videos', function VideosScreen(props: VideosScreenProps) {
  const messages = useWords(videosMessages);
  const access = useAccess('video');
  const shows = useShows({ enabled: access.isOpen });
  const screen = useScreen(access, { shows });
  useEpisodesLive();
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton width="420px" height="32px" />
          <Skeleton height="480px" />
        </>
      }
    >
      {({ settings, data }) => <VideosOfShows settings={settings} shows={data.shows} {...props} />}
    </Screen>
  );
});

interface VideosProps extends ScreenQueryProps {
  settings: Settings;
  shows: readonly Show[];
}

function VideosOfShows({ shows, ...props }: VideosProps) {
  const messages = useWords(videosMessages);
  const sorted = useMemo(() => sortShows(shows, 'title'), [shows]);
  const [first] = sorted;
  if (!first) return <EmptyState title={messages.noShows}>{messages.noShowsText}</EmptyState>;
  return <Videos shows={sorted} first={first} {...props} />;
}

/** The list, and the dialog for the type of a video. */
function Videos({ settings, shows, first, ...props }: VideosProps & { first: Show }) {
  const list = useVideoList(shows, first, props);
  const { create, preparing } = useCreateVideo(settings.station);
  const [dialogEpisode, setDialogEpisode] = useState<EpisodeSummary | null>(null);

  function start(episode: EpisodeSummary): void {
    const type = defaultVideoType(episode);
    if (type === null) setDialogEpisode(episode);
    else void create(episode, type);
  }

  async function createAndClose(episode: EpisodeSummary, type: VideoType): Promise<void> {
    if (await create(episode, type)) setDialogEpisode(null);
  }

  return (
    <>
      <VideosView list={list} settings={settings} preparing={preparing} onCreate={start} />
      {dialogEpisode && (
        <VideoTypeDialog
          episode={dialogEpisode}
          isPreparing={preparing !== null}
          onChoose={(type) => void createAndClose(dialogEpisode, type)}
          onClose={() => setDialogEpisode(null)}
        />
      )}
    </>
  );
}
