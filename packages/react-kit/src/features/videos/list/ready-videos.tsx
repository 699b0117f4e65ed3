import type { EpisodeSummary, Settings, Show } from '@postkit/sdk/schema';
import { useState } from 'react';
import type { ScreenQueryProps } from '../../../host/use-screen-query.ts';
import { useCreateVideo } from './use-create-video.ts';
import { useVideoList } from './video-list.controller.ts';
import { VideoTypeDialog } from './video-type-dialog.tsx';
import { plainVideoType, type VideoType } from './videos.model.ts';
import { VideosView } from './videos.view.tsx';

export interface ReadyVideosProps extends ScreenQueryProps {
  settings: Settings;
  shows: readonly Show[];
  first: Show;
}

/** The screen once its shows are there: the list, and the question for the type of a video. */
export function ReadyVideos({ settings, shows, first, ...props }: ReadyVideosProps) {
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
