import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { useMemo, useState } from 'react';
import { useEpisodesLive } from '../../episodes/index.ts';
import { sortShows, useShows } from '../../shows/index.ts';
import { Screen } from '../../../screen/frame/screen.tsx';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCreateVideo } from './use-create-video.ts';
import { useVideoList } from './video-list.controller.ts';
import { VideoTypeDialog } from './video-type-dialog.tsx';
import { videosMessages as messages } from './videos.messages.ts';
import { plainVideoType, type VideoType } from './videos.model.ts';
import { VideosView } from './videos.view.tsx';
import './videos.css';

/** The query holds `show`, `search` and `page`. */
export type VideosScreenProps = ScreenQueryProps;

/** Published episodes of a show, to make videos of. */
export function VideosScreen(props: VideosScreenProps) {
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
}

interface VideosProps extends ScreenQueryProps {
  settings: Settings;
  shows: readonly Show[];
}

function VideosOfShows({ shows, ...props }: VideosProps) {
  const sorted = useMemo(() => sortShows(shows, 'title'), [shows]);
  const [first] = sorted;
  if (!first) return <EmptyState title={messages.noShows}>{messages.noShowsText}</EmptyState>;
  return <Videos shows={sorted} first={first} {...props} />;
}

/** The list, and the question for the type of a video. */
function Videos({ settings, shows, first, ...props }: VideosProps & { first: Show }) {
  const list = useVideoList(shows, first, props);
  const { create, preparing } = useCreateVideo(settings.station);
  const [asked, setAsked] = useState<EpisodeSummary | null>(null);

  function begin(episode: EpisodeSummary): void {
    const type = plainVideoType(episode);
    if (type === null) setAsked(episode);
    else void create(episode, type);
  }

  async function answer(episode: EpisodeSummary, type: VideoType): Promise<void> {
    if (await create(episode, type)) setAsked(null);
  }

  return (
    <>
      <VideosView list={list} settings={settings} preparing={preparing} onCreate={begin} />
      {asked && (
        <VideoTypeDialog
          episode={asked}
          isPreparing={preparing !== null}
          onChoose={(type) => void answer(asked, type)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
